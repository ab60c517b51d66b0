import type { Invitation } from '@/api/generated/endpoints'
import { invitationPath } from '@shared/routes'
import { guestMessages } from '@/i18n/messages/guest'
import { guestPage, invitation, keepsakes, news } from '../pages/invitation.ts'
import { change, dayFromNow, newAccount, publish, register, stories } from '../support/couple.ts'
import { press } from '../support/fields.ts'
import { accessibilityFaults, complaints } from '../support/health.ts'
import { lostOnPaper, print } from '../support/paper.ts'
import { comeAsSomebodyElse, intl, locale, screen, siteUrl, text, visit } from '../support/visit.ts'

/** Each browser of the suite takes a template of its own. */
const template = ({ desktop: { ar: 1, en: 2 }, phone: { ar: 3, en: 4 } } as const)[screen][locale]
const story = stories[locale]
const A5 = { pages: 1, width: 148, height: 210 }
const longName = locale === 'ar' ? 'عبد الرحمن محمد السيد مصطفى المنشاوي' : 'Maximilian Alexander Fairweather-Cavendish'

const dayText = (date: string): string => intl.formatDate(`${date}T00:00:00Z`, { day: 'numeric', timeZone: 'UTC' })

describe('what a guest takes away from an invitation', function () {
  this.bail(true)
  const account = newAccount()
  let published: Invitation

  before(async () => {
    await register(siteUrl(), account)
    published = await publish(siteUrl(), account, locale, template)
    await visit(invitationPath(published.slug))
    await invitation.cover.waitForDisplayed()
    await invitation.cover.click()
  })

  it('finds the calendar first, under the couple’s names', async () => {
    const [first] = await keepsakes.files.map((link) => link.getAttribute('download'))
    expect(first).toMatch(/\.ics$/)
    expect(first).toContain(story.groom)
    await expect(keepsakes.googleCalendar).toHaveAttribute('target', '_blank')
    await expect(keepsakes.googleCalendar).toHaveAttribute('href', expect.stringContaining(story.weddingDate.replaceAll('-', '')))
  })

  for (const [file, type] of [
    ['calendar.ics', 'text/calendar; charset=utf-8'],
    ['qr.png', 'image/png'],
    ['qr.svg', 'image/svg+xml; charset=utf-8'],
  ] as const) {
    it(`gets ${file}`, async () => {
      const answer = await fetch(`${siteUrl()}${await keepsakes.file(file).getAttribute('href')}`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
    })
  }

  it('has the day in the calendar at the invitation’s own hour', async () => {
    const answer = await fetch(`${siteUrl()}${await keepsakes.file('calendar.ics').getAttribute('href')}`)
    expect(await answer.text()).toContain(`DTSTART;TZID=Africa/Cairo:${story.weddingDate.replaceAll('-', '')}T193000`)
  })

  it('sees the QR code when it is asked for, and only then is it fetched', async () => {
    await expect(keepsakes.qrCode).not.toBeDisplayed()
    expect(await browser.execute(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('qr.svg')))).toBe(false)
    await press(keepsakes.qrSummary)
    await browser.waitUntil(async () => Number(await keepsakes.qrCode.getProperty('naturalWidth')) > 0, { timeoutMsg: 'the QR code does not arrive' })
    expect(await accessibilityFaults()).toEqual([])
    expect(await complaints()).toEqual([])
  })

  it('prints it as one card of A5', async () => {
    expect(await print()).toEqual(A5)
    expect(await lostOnPaper()).toEqual([])
  })

  it('prints long names and places on one card too', async () => {
    const hall = `${story.hall} `.repeat(10).trim()
    published = await change(siteUrl(), account, published, { groom: longName, bride: longName, weddinghole: hall })
    await visit(invitationPath(published.slug))
    await expect(invitation.names).toHaveText(expect.stringContaining(longName))
    expect(await print()).toEqual(A5)
    expect(await lostOnPaper()).toEqual([])
  })
})

describe('a guest who comes back', function () {
  this.bail(true)
  const account = newAccount()
  const otherHall = locale === 'ar' ? 'قاعة الأندلس' : 'The Andalus Hall'
  const otherDay = dayFromNow(210)
  let published: Invitation
  const come = async () => {
    await visit(invitationPath(published.slug))
    // A visit counts once the page has come to life.
    await guestPage.comeToLife()
  }

  before(async () => {
    await comeAsSomebodyElse()
    await register(siteUrl(), account)
    published = await publish(siteUrl(), account, locale, template)
  })

  it('is told nothing on the first visit', async () => {
    await come()
    await expect($('[data-news]')).toExist()
    await expect(news.note).not.toExist()
  })

  it('is told, above the closed doors, what the couple has changed', async () => {
    published = await change(siteUrl(), account, published, { weddinghole: otherHall, weddingDate: otherDay })
    await come()
    await news.note.waitForDisplayed()
    const rows = await news.rows.map((row) => row.getText())
    expect(rows).toHaveLength(2)
    expect(rows[0]).toContain(text(guestMessages.newsDate))
    expect(rows[0]).toContain(dayText(otherDay))
    expect(rows[0]).toContain(dayText(story.weddingDate))
    expect(rows[1]).toContain(otherHall)
    expect(rows[1]).toContain(story.hall)
    expect(await accessibilityFaults()).toEqual([])
  })

  it('puts it away', async () => {
    await news.dismiss.click()
    await expect(news.note).not.toExist()
  })

  it('is not told again', async () => {
    await come()
    await expect($('[data-news]')).toExist()
    await expect(news.note).not.toExist()
    expect(await complaints()).toEqual([])
  })
})
