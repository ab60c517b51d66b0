import { undoMessages } from '@/i18n/messages/activity'
import { accessMessages } from '@/i18n/messages/weddings'
import type { Household, NewMemberInvite, StatusList, Wedding } from '@/api/generated/weddingEndpoints'
import { activityPage } from '../pages/activity.ts'
import { deskPage } from '../pages/desk.ts'
import { guestListPage } from '../pages/guestList.ts'
import { openMemberBrowser, type MemberBrowser } from '../pages/member.ts'
import { membersPage } from '../pages/members.ts'
import { createAccount, publish, register, send, signIn } from '../support/couple.ts'
import { createWedding, listEvents, listHouseholds } from '../support/guestList.ts'
import { checkPage, findAccessibilityViolations, getConsoleErrors } from '../support/pageChecks.ts'
import { sendReply } from '../support/replies.ts'
import { getSiteUrl, locale, resetBrowser, signInBrowser, translate } from '../support/visit.ts'

/** Of the groom, and one that his mother adds. */
const GROOMS_FAMILY = 'آل الشافعي'
const ADDED_FAMILY = 'خالتو سعاد'

/** The couple, his mother on a phone in Arabic and her father on a desktop, each with a browser and a profile of their own. */
describe('two families and one wedding', () => {
  const couple = createAccount()
  const mother = { ...createAccount(), firstName: 'هدى', lastName: 'سالم' }
  const father = createAccount()
  let wedding: Wedding
  let hers: MemberBrowser
  let his: MemberBrowser
  let groomsFamily: Household
  let bridesFamily: Household
  let hallId: string

  const callAs = async <Result>(account: typeof couple, method: string, path: string, body?: object) =>
    send<Result>(getSiteUrl(), method, path, body, await signIn(getSiteUrl(), account))
  const addFamily = (name: string, side: string, phone: string) =>
    callAs<Household>(couple, 'POST', `/weddings/${wedding.id}/households`, {
      name,
      side,
      phone,
      seats: [{ hallId, allowed: 4 }],
    })
  /** Waits until the server knows that a member has a family open on the desk. */
  const waitForOpenOnDesk = async (householdId: string): Promise<void> => {
    const token = await signIn(getSiteUrl(), couple)
    const path = `/weddings/${wedding.id}/statuses`
    const isOpen = async () => {
      const { items } = await send<StatusList>(getSiteUrl(), 'GET', path, undefined, token)
      return items.some((status) => status.householdId === householdId && status.desk !== undefined)
    }
    await browser.waitUntil(isOpen, { timeoutMsg: 'her desk does not say which family is open' })
  }

  before(async () => {
    await resetBrowser()
    await register(getSiteUrl(), couple)
    await register(getSiteUrl(), father)
    wedding = await createWedding(getSiteUrl(), couple, locale)
    await publish(getSiteUrl(), couple, 'ar', 1, { weddingId: wedding.id })
    const events = await listEvents(getSiteUrl(), couple, wedding.id)
    hallId = events.find(({ kind }) => kind === 'wedding')!.halls[0]!.id
    groomsFamily = await addFamily(GROOMS_FAMILY, 'groom', '01001234567')
    await addFamily('الجيران', 'both', '01112345678')
    bridesFamily = await addFamily('عائلة المنشاوي', 'bride', '01223456789')
    await signInBrowser(couple)
    his = await openMemberBrowser('desktop', 'en')
    hers = await openMemberBrowser('phone', 'ar')
  })
  after(async () => {
    await hers.close()
    await his.close()
  })

  it('lets his mother join by a link that the couple sends', async () => {
    await membersPage.open(wedding.id)
    const link = await membersPage.inviteGroomMother()
    expect(await findAccessibilityViolations()).toEqual([])
    await hers.registerAndJoin(link, mother)
    await membersPage.open(wedding.id)
    await membersPage.row('هدى سالم').waitForExist()
  })

  it('shows her the families of her side and of both, and she adds one', async () => {
    await hers.openPage('guests', wedding.id)
    await hers.expectFamilies([GROOMS_FAMILY, 'الجيران'], ['عائلة المنشاوي'])
    await hers.addFamily(ADDED_FAMILY)
    expect(await listHouseholds(getSiteUrl(), couple, wedding.id)).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ name: ADDED_FAMILY, side: 'groom' })]),
    )
  })

  it('shows her father his side, and none of hers', async () => {
    const { token } = await callAs<NewMemberInvite>(couple, 'POST', `/weddings/${wedding.id}/member-invites`, {
      role: 'sideManager',
      side: 'bride',
      label: 'أبو العروس',
    })
    await callAs(father, 'POST', '/member-invites/acceptance', { token })
    await his.visit('/login')
    await his.signIn(father)
    await his.openPage('guests', wedding.id)
    await his.expectFamilies(['عائلة المنشاوي', 'الجيران'], [GROOMS_FAMILY, ADDED_FAMILY])
  })

  it('offers each of them the messages to the own families alone', async () => {
    await hers.openPage('desk', wedding.id)
    await hers.expectFamilies([GROOMS_FAMILY], ['عائلة المنشاوي'])
    await his.openPage('desk', wedding.id)
    await his.expectFamilies(['عائلة المنشاوي'], [GROOMS_FAMILY, ADDED_FAMILY])
  })

  it('offers the couple another family than the one that she has open', async () => {
    await hers.openPage('desk', wedding.id)
    await hers.waitForText(GROOMS_FAMILY)
    await waitForOpenOnDesk(groomsFamily.id)
    await deskPage.open(wedding.id)
    expect(await deskPage.household.getText()).not.toContain(GROOMS_FAMILY)
    await checkPage()
  })

  it('tells the couple what she has changed, and takes it back and back again', async () => {
    const isListed = async () =>
      (await listHouseholds(getSiteUrl(), couple, wedding.id)).some(({ name }) => name === ADDED_FAMILY)
    await activityPage.open(wedding.id)
    await expect(activityPage.change(ADDED_FAMILY)).toHaveText(expect.stringContaining('هدى سالم'))
    await checkPage()
    await activityPage.undo(ADDED_FAMILY)
    expect(await isListed()).toBe(false)
    await activityPage.undo(translate(undoMessages.isUndo))
    expect(await isListed()).toBe(true)
    await hers.openPage('guests', wedding.id)
    await hers.expectFamilies([ADDED_FAMILY], [])
  })

  it('shows a reply to the side that it is for, and to the couple', async () => {
    await sendReply(getSiteUrl(), bridesFamily, { isComing: true, message: 'ألف مبروك' })
    await his.openPage('replies', wedding.id)
    await his.waitForText('عائلة المنشاوي')
    await hers.openPage('replies', wedding.id)
    await hers.expectFamilies([], ['عائلة المنشاوي', 'ألف مبروك'])
    await guestListPage.open(wedding.id)
    await guestListPage.row('عائلة المنشاوي').waitForExist()
    await guestListPage.row(ADDED_FAMILY).waitForExist()
  })

  it('ends the access of a member who is removed, and says so on the open page', async () => {
    await his.openPage('guests', wedding.id)
    await his.expectFamilies(['عائلة المنشاوي'], [])
    await membersPage.open(wedding.id)
    await membersPage.remove('أبو العروس')
    await his.waitForText(translate(accessMessages.formerTitle, undefined, 'en'))
    expect(await getConsoleErrors()).toEqual([])
  })
})
