import { addLanguage, paths } from '@shared/routes'
import { discardServer, startServer, stopServer, type OwnServer } from '../../../scripts/lib/server.ts'
import { loginPage } from '../pages/account.ts'
import { dashboard } from '../pages/dashboard.ts'
import { invitation } from '../pages/invitation.ts'
import { createAccount, publish, register, stories } from '../support/couple.ts'
import { locale, waitForPathname } from '../support/visit.ts'

describe('after SIGKILL and a restart, the server', () => {
  let server: OwnServer
  let slug = ''
  const open = (path: string) => browser.url(server.url + addLanguage(path, locale))

  before(async () => {
    const account = createAccount()
    server = await startServer()
    await register(server.url, account)
    await open(paths.login)
    await loginPage.signIn(account)
    await waitForPathname(paths.dashboard)
    slug = (await publish(server.url, account, locale, 2)).slug
    await stopServer(server, 'SIGKILL')
    server = await startServer(server)
  })
  after(() => discardServer(server))

  it('serves a published invitation', async () => {
    await open(`${paths.publicInvitation}?slug=${encodeURIComponent(slug)}`)
    await expect(invitation.names).toHaveText(expect.stringContaining(stories[locale].groom))
  })

  it('keeps the session of the couple', async () => {
    await open(paths.dashboard)
    await expect(dashboard.row(slug)).toBeDisplayed()
  })
})
