import type { Household, Wedding } from '@/api/generated/weddingEndpoints'
import { repliesPage } from '../pages/replies.ts'
import { createAccount, register } from '../support/couple.ts'
import { addHalls, addHouseholds, createWedding, listHouseholds } from '../support/guestList.ts'
import { findAccessibilityViolations, getConsoleErrors } from '../support/pageChecks.ts'
import { sendReply } from '../support/replies.ts'
import { getSiteUrl, locale, resetBrowser, signInBrowser, waitForPath } from '../support/visit.ts'
import { weddingPath } from '@shared/routes'

describe('replies', () => {
  const account = createAccount()
  let wedding: Wedding
  let households: Household[]
  const find = (name: string) => households.find((household) => household.name === name)!

  before(async () => {
    await resetBrowser()
    await register(getSiteUrl(), account)
    wedding = await createWedding(getSiteUrl(), account, locale)
    const { men } = await addHalls(getSiteUrl(), account, wedding.id, locale)
    const rows = ['Ahmed Samir', 'Mona Adel', 'Khaled Fouad'].map((name) => ({
      name,
      seats: [{ hallId: men, allowed: 3 }],
    }))
    await addHouseholds(getSiteUrl(), account, wedding.id, rows)
    households = await listHouseholds(getSiteUrl(), account, wedding.id)
    await sendReply(getSiteUrl(), find('Mona Adel'), { isComing: true, message: 'Mabrouk!' })
    await signInBrowser(account)
    await repliesPage.open(wedding.id)
  })

  it('show the latest first, and are filtered by the answer, which stays in the address', async () => {
    await expect(repliesPage.rows[0]).toHaveText(expect.stringContaining('Mona Adel'))
    await expect(repliesPage.row('Mona Adel')).toHaveText(expect.stringContaining('Mabrouk!'))
    expect(await findAccessibilityViolations()).toEqual([])
    await repliesPage.filter('silent', 2)
    await expect(repliesPage.rows).toBeElementsArrayOfSize(2)
    await waitForPath(`${weddingPath('replies', wedding.id)}?show=silent`)
  })

  it('are recorded by phone', async () => {
    await repliesPage.openFamily('Ahmed Samir')
    await repliesPage.setComing("Men's hall", 3, '2')
    expect(await findAccessibilityViolations()).toEqual([])
    await repliesPage.record()
    await repliesPage.close()
    await repliesPage.filter('coming', 2)
    await expect(repliesPage.row('Ahmed Samir')).toHaveText(expect.stringContaining('2 of 3'))
    expect(await getConsoleErrors()).toEqual([])
  })
})
