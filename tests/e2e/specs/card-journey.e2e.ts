import { createCardColors, getTemplateColors } from '@shared/palettes/cardColors'
import { cardFormMessages } from '@/i18n/messages/cardForm'
import { deskPage } from '../pages/desk.ts'
import { invitation } from '../pages/invitation.ts'
import { personalPage } from '../pages/personalPage.ts'
import { cardView, studio } from '../pages/studio.ts'
import { createAccount, register, stories } from '../support/couple.ts'
import { click, typeInto } from '../support/fields.ts'
import { addHall, addHalls, addHouseholds, findWedding, listEvents, listHouseholds } from '../support/guestList.ts'
import { checkPage } from '../support/pageChecks.ts'
import { getSiteUrl, resetBrowser, signInBrowser } from '../support/visit.ts'

const story = stories.ar
const template = 2
const palette = 'lavender'
const { tones } = createCardColors(template, { palette })
const toolbar = tones[getTemplateColors(template).toolbar]!
const hosts = ['الحاج حسن عبد الله', 'المستشار الدكتور محمد السيد']

const families = {
  henna: 'عائلة الشافعي',
  women: 'منى عادل وبناتها',
}

describe('a card with hosts and a palette', () => {
  const account = createAccount()
  let weddingId = ''
  let tokens = new Map<string, string>()

  before(async () => {
    await resetBrowser()
    await register(getSiteUrl(), account)
    await signInBrowser(account)
  })

  it('is made and published on a phone', async () => {
    await studio.open()
    await studio.setValues(story)
    await studio.chooseTemplate(template)
    await studio.openGroup(cardFormMessages.families)
    await typeInto('card.groom.0.honorific', 'الحاج')
    await typeInto('card.groom.0.name', 'حسن عبد الله')
    await typeInto('card.bride.0.honorific', 'المستشار الدكتور')
    await typeInto('card.bride.0.name', 'محمد السيد')
    await studio.openGroup(cardFormMessages.colors)
    await studio.choosePalette(palette)
    await checkPage()
    await studio.openCard(template)
    await expect(invitation.card).toHaveText(expect.stringContaining('الحاج حسن عبد الله'))
    await checkPage()
    await click(cardView.publish)
    await cardView.shortLink.waitForDisplayed()
  })

  it('is sent to each family with its own events and halls', async () => {
    weddingId = await findWedding(getSiteUrl(), account)
    const { women } = await addHalls(getSiteUrl(), account, weddingId, 'ar')
    const events = await listEvents(getSiteUrl(), account, weddingId)
    const henna = await addHall(getSiteUrl(), account, weddingId, {
      eventId: events.find(({ kind }) => kind === 'henna')!.id,
      name: 'بيت العروس',
      audience: 'mixed',
      capacity: 80,
    })
    const seats = (hallId: string) => [{ hallId, allowed: 2 }]
    const family = { side: 'bride', language: 'ar', phone: '01012345678' } as const
    await addHouseholds(getSiteUrl(), account, weddingId, [
      { ...family, name: families.henna, seats: seats(henna) },
      { ...family, name: families.women, seats: seats(women) },
    ])
    const households = await listHouseholds(getSiteUrl(), account, weddingId)
    tokens = new Map(households.map(({ name, linkToken }) => [name, linkToken ?? '']))
    await deskPage.open(weddingId)
    const { text } = await deskPage.readLink()
    expect(text).toContain(families.henna)
    expect(text).toContain('ليلة حنّة عمر وليلى')
    expect(text).not.toContain('قاعة النساء')
  })

  const readers = [
    { name: families.henna, reads: ['ليلة الحنّة'], misses: ['قاعة النساء'] },
    { name: families.women, reads: ['قاعة النساء'], misses: ['قاعة الرجال'] },
  ]
  for (const { name, reads, misses } of readers)
    it(`is read by ${name} with what is theirs`, async () => {
      await personalPage.open(tokens.get(name) ?? '')
      await expect($('meta[name="theme-color"]')).toHaveAttribute('content', toolbar)
      expect((await invitation.names.getCSSProperty('color')).parsed.hex).toBe(tones['accent'])
      await expect(personalPage.greeting).toHaveText(expect.stringContaining(name))
      for (const host of hosts) await expect(invitation.card).toHaveText(expect.stringContaining(host))
      for (const words of reads) await expect(personalPage.card).toHaveText(expect.stringContaining(words))
      for (const words of misses) await expect(personalPage.card).not.toHaveText(expect.stringContaining(words))
      await checkPage()
    })
})
