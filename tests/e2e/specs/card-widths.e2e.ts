import { TEMPLATE_NUMBERS } from '@/card/content'
import type { InvitationInput } from '@/api/generated/endpoints'
import type { Card } from '@shared/card/card'
import { getFontPairs } from '@shared/fontPairs'
import { getTemplateColors } from '@shared/palettes/cardColors'
import { invitationPathIn } from '@shared/routes'
import { createAccount, publish, register, signIn, updateInvitation } from '../support/couple.ts'
import { findTextsOutside, getOverflow } from '../support/pageChecks.ts'
import { getSiteUrl, resizeTo } from '../support/visit.ts'

/** The narrowest phones that are sold, in px. */
const NARROW_PX = 320

const arabicHost = { role: 'father', honorific: 'المستشار الدكتور', name: 'عبد الرحمن محمد عبد الله الشريف' } as const
const latinHost = { role: 'father', honorific: 'Judge Dr', name: 'Abdelrahman Mohamed Abdallah Elsherif' } as const
const createHosts = (host: typeof arabicHost | typeof latinHost): Card => ({
  hosts: { first: 'groom', groom: [host, host], bride: [host, host] },
})
const couples: Record<string, Pick<InvitationInput, 'groom' | 'bride' | 'card'>> = {
  short: { groom: 'علي', bride: 'مي', card: {} },
  'the longest': {
    groom: 'عبد الرحمن محمد عبد الله الشريف',
    bride: 'فاطمة الزهراء عبد الحميد محمد',
    card: createHosts(arabicHost),
  },
  'the longest Latin': {
    groom: 'Abdelrahman Mohamed Abdallah Elsherif',
    bride: 'Fatma-Elzahraa Abdelhamid',
    card: createHosts(latinHost),
  },
}

/** @returns each couple in each of the template's font pairs */
const listCards = (template: number) =>
  Object.entries(couples).flatMap(([name, couple]) =>
    getFontPairs(template).map(({ id }) => ({ name, fontPair: id, ...couple })),
  )

describe('a card on the narrowest phone', () => {
  const account = createAccount()
  let token = ''
  before(async () => {
    await register(getSiteUrl(), account)
    token = await signIn(getSiteUrl(), account)
  })

  for (const template of TEMPLATE_NUMBERS)
    it(`has all its words inside, in template ${template}`, async () => {
      const { palettes } = getTemplateColors(template)
      let invitation = await publish(getSiteUrl(), account, 'ar', template)
      for (const [nth, { name, fontPair, card, ...couple }] of listCards(template).entries()) {
        const changes = { ...couple, card: { ...card, fontPair, palette: palettes[nth % palettes.length]!.id } }
        invitation = await updateInvitation(getSiteUrl(), account, invitation, changes, token)
        for (const language of ['ar', 'en'] as const) {
          await browser.url(invitationPathIn(invitation.slug, language))
          await resizeTo(NARROW_PX, 640)
          const found = { overflow: await getOverflow(), outside: await findTextsOutside('article') }
          expect({ name, fontPair, language, ...found }).toEqual({ name, fontPair, language, overflow: 0, outside: [] })
        }
      }
    })
})
