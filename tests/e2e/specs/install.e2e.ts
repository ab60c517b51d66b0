import { manifestPath, paths } from '@shared/routes'
import { installMessages } from '@/i18n/messages/help'
import { layoutMessages } from '@/i18n/messages/site'
import { shell } from '../pages/shell.ts'
import { click } from '../support/fields.ts'
import { runBeforePages } from '../support/initScripts.ts'
import { getSiteUrl, locale, resetBrowser, translate, visit } from '../support/visit.ts'

interface ManifestReport {
  url: string
  errors: object[]
  data: string
}
interface Manifest {
  lang: string
  start_url: string
  icons: { src: string }[]
  shortcuts: { name: string; url: string; icons: { src: string }[] }[]
  screenshots: { src: string; form_factor: string; label?: string }[]
}

const ask = async <Answer>(command: string) => (await browser.sendCommandAndGetResult(command, {})) as Answer

/** Init script: counts the offers of the browser to install the site, and the prompts, which it cannot show here. */
const countOffers = `
  window.counts = { offers: 0, prompts: 0 }
  addEventListener('beforeinstallprompt', () => { counts.offers += 1 })
  BeforeInstallPromptEvent.prototype.prompt = async () => { counts.prompts += 1 }`
/** Init script: a browser that offers nothing. */
const ignoreOffers = `addEventListener('beforeinstallprompt', (event) => event.stopImmediatePropagation())`
const readCounts = () =>
  browser.execute(() => (window as unknown as { counts: { offers: number; prompts: number } }).counts)

const downloadApp = () => shell.navigation.$(`a*=${translate(layoutMessages.downloadApp)}`)

describe('the installed app', () => {
  beforeEach(() => resetBrowser())

  it('can be installed: the browser finds no fault in the manifest', async () => {
    await visit(paths.home)
    await $(`link[rel="manifest"][href="${manifestPath(locale)}"]`).waitForExist()
    const { url, errors, data } = await ask<ManifestReport>('Page.getAppManifest')
    expect([new URL(url).pathname, errors]).toEqual([manifestPath(locale), []])
    expect(await ask('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] })

    const manifest = JSON.parse(data) as Manifest
    expect(manifest).toMatchObject({ lang: locale, start_url: `${paths.dashboard}?source=app&lang=${locale}` })
    expect(manifest.screenshots.map(({ form_factor, label }) => `${form_factor} ${typeof label}`)).toEqual(
      ['narrow', 'wide', 'narrow', 'wide', 'narrow', 'wide'].map((factor) => `${factor} string`),
    )
    const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons), ...manifest.screenshots]
    for (const { src } of pictures) {
      const response = await fetch(getSiteUrl() + src)
      expect([src, response.status, response.headers.get('content-type')]).toEqual([
        src,
        200,
        expect.stringMatching(/^image\/(png|webp)$/),
      ])
    }
  })

  it('is installed by Download App where the browser offers it', async () => {
    const release = await runBeforePages(countOffers)
    await visit(paths.home)
    await release()
    await browser.waitUntil(async () => (await readCounts()).offers === 1, { timeoutMsg: 'the browser offers nothing' })
    await shell.openMenu()
    await click(downloadApp())
    expect(await readCounts()).toEqual({ offers: 1, prompts: 1 })
    await expect(browser).toHaveUrl(expect.stringContaining(`/?lang=${locale}`))
  })

  it('is explained where the browser cannot be asked to install it', async () => {
    const release = await runBeforePages(ignoreOffers)
    await visit(paths.home)
    await release()
    await shell.openMenu()
    await click(downloadApp())
    await browser.waitUntil(async () => (await browser.getWindowHandles()).length === 2)
    const [first = '', second = ''] = await browser.getWindowHandles()
    await browser.switchToWindow(second)
    await $(`h2=${translate(installMessages.title)}`).waitForDisplayed({ withinViewport: true })
    await browser.closeWindow()
    await browser.switchToWindow(first)
  })
})
