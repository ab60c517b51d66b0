import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { dashboardPath, weddingPath } from '../../shared/routes.ts'
import { createAccount, publish, register, signIn } from '../../tests/e2e/support/couple.ts'
import { fillGuestList } from '../../tests/e2e/support/guestList.ts'
import { fillReplies } from '../../tests/e2e/support/replies.ts'
import { root } from '../lib/run.ts'
import { discardServer, startServer } from '../lib/server.ts'
import { PICTURE_FOLDER } from '../prerender/manifest.ts'
import { eachBrowser, enterSite } from './eachBrowser.ts'
import { pictureFolder } from './pictures.ts'

const formFactors = { phone: 'narrow', desktop: 'wide' } as const
/** As many as have names without a number. */
const FAMILIES = 6
/** Width in px that phones and desktops show; the pictures of phones are taken with three pixels for each. */
const WIDTH = 780

/** Takes the pictures of the web app manifest, of sample families, into the sources: a build reads them from there. */
export async function takeInstallPictures(): Promise<void> {
  const folder = join(root, PICTURE_FOLDER)
  await mkdir(folder, { recursive: true })
  const server = await startServer()
  try {
    await eachBrowser(
      server,
      () => true,
      async (take, browser, locale) => {
        const screen = (browser.requestedCapabilities as Record<string, string>)[
          'zaffa:screen'
        ] as keyof typeof formFactors
        const account = createAccount()
        await register(server.url, account)
        const { weddingId } = await publish(server.url, account, locale, 2)
        await fillGuestList(server.url, account, weddingId, locale, FAMILIES)
        await fillReplies(server.url, account, weddingId, locale)
        await enterSite(browser, server, await signIn(server.url, account))
        const pages = {
          dashboard: dashboardPath(weddingId),
          guests: weddingPath('guests', weddingId),
          replies: weddingPath('replies', weddingId),
        }
        // As the installed app shows them.
        await browser.sendCommand('Emulation.setEmulatedMedia', {
          features: [{ name: 'display-mode', value: 'standalone' }],
        })
        for (const [page, path] of Object.entries(pages)) {
          await take({ name: `install-${page}`, path, windowOnly: true })
          const taken = await readFile(join(pictureFolder, `install-${page}-${screen}-${locale}.png`))
          await sharp(taken)
            .resize(screen === 'phone' ? WIDTH : undefined)
            .webp({ quality: 80 })
            .toFile(join(folder, `${page}-${formFactors[screen]}-${locale}.webp`))
        }
      },
    )
  } finally {
    await discardServer(server)
  }
}
