import { paths } from '@shared/routes'
import { discardServer, startServer, stopServer, type OwnServer } from '../../../scripts/lib/server.ts'
import { loginPage } from '../pages/account.ts'
import { invitation } from '../pages/invitation.ts'
import { ownInvitations } from '../pages/studio.ts'
import { newAccount, publish, register, stories } from '../support/couple.ts'
import { locale } from '../support/visit.ts'

/** On a server of its own, for the others must not lose theirs. */
describe('a server that is killed without warning and started again', function () {
  this.bail(true)
  const account = newAccount()
  let server: OwnServer
  let slug = ''
  const go = (path: string) => browser.url(`${server.url}${path}${path.includes('?') ? '&' : '?'}lang=${locale}`)

  before(async () => {
    server = await startServer()
    await register(server.url, account)
  })
  after(() => discardServer(server))

  it('has acknowledged an invitation, with a couple signed in', async () => {
    await go(paths.login)
    await loginPage.signIn(account)
    await $('main h1').waitForDisplayed()
    await browser.waitUntil(async () => new URL(await browser.getUrl()).pathname === paths.dashboard)
    slug = (await publish(server.url, account, locale, 2)).slug
    await stopServer(server, 'SIGKILL')
    server = await startServer(server)
  })

  it('still opens the link', async () => {
    await go(`${paths.publicInvitation}?slug=${encodeURIComponent(slug)}`)
    await expect(invitation.names).toHaveText(expect.stringContaining(stories[locale].groom))
  })

  it('still knows the couple', async () => {
    await go(paths.dashboard)
    await expect(ownInvitations.row(slug)).toBeDisplayed()
  })
})
