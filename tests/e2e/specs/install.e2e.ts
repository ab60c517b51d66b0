import { manifestPath, paths } from '@shared/routes'
import { installMessages } from '@/i18n/messages/help'
import { layoutMessages } from '@/i18n/messages/site'
import { shell } from '../pages/shell.ts'
import { click } from '../support/fields.ts'
import { checkPage } from '../support/pageChecks.ts'
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

describe('the installed app', () => {
  beforeEach(resetBrowser.bind(null, undefined))

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

  it('is explained where the browser cannot be asked to install it', async () => {
    await visit(paths.home)
    await shell.openMenu()
    await click(shell.navigation.$(`a*=${translate(layoutMessages.downloadApp)}`))
    const [first = '', second = ''] = await browser.getWindowHandles()
    await browser.switchToWindow(second)
    const title = $(`h2=${translate(installMessages.title)}`)
    await title.waitForDisplayed({ withinViewport: true })
    await checkPage()
    await browser.closeWindow()
    await browser.switchToWindow(first)
  })
})
