import type { Invitation } from '@/api/generated/endpoints'
import { personalPath } from '../../shared/routes.ts'
import { addHalls, addHouseholds, listHouseholds } from '../../tests/e2e/support/guestList.ts'
import { publish, send, type Account } from '../../tests/e2e/support/couple.ts'
import type { Locale } from '../../tests/e2e/support/screens.ts'
import type { Picture } from './pictures.ts'

/** The cover hides the first screen, and the card is below it. */
const openCover = 'article details summary'

/** Opens all disclosures of the reply card. */
const openDetails = (browser: WebdriverIO.Browser): Promise<void> =>
  browser.execute(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('article details')) details.open = true
  })

/** Publishes an invitation to a family that has replied and to one that has not. @returns the pictures of their pages */
export async function listPersonalPictures(
  siteUrl: string,
  account: Account,
  template: Invitation['template'],
  locale: Locale,
): Promise<Picture[]> {
  const { weddingId } = await publish(siteUrl, account, locale, template)
  const { men, women } = await addHalls(siteUrl, account, weddingId, locale)
  const name = locale === 'ar' ? 'أحمد عبد الرحمن وعائلته الكريمة' : 'Ahmed Abdelrahman and family'
  const honorific = locale === 'ar' ? 'الحاج' : 'Hajj'
  const seats = [
    { hallId: men, allowed: 3 },
    { hallId: women, allowed: 4 },
  ]
  const row = { name, honorific, side: 'groom', language: locale, seats } as const
  await addHouseholds(siteUrl, account, weddingId, [
    { ...row, seats },
    { ...row, seats },
  ])
  const [silent = '', replied = ''] = (await listHouseholds(siteUrl, account, weddingId))
    .filter((household) => household.name === name)
    .map(({ linkToken = '' }) => linkToken)
  const message = locale === 'ar' ? 'ألف مبروك، ربنا يتمّم بخير' : 'So happy for you both!'
  await send(siteUrl, 'POST', `/links/${replied}/replies`, {
    seats: [{ hallId: men, coming: 3, children: 0 }],
    message,
    mayPublish: true,
  })
  return [
    { name: `personal-${template}`, path: personalPath(silent), click: openCover },
    { name: `personal-${template}-details`, path: personalPath(silent), prepare: openDetails },
    { name: `personal-${template}-replied`, path: personalPath(replied), click: openCover },
  ]
}
