import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const page =
  '<!doctype html><title>site</title><script type="application/json" id="zaffa-config"></script><div id="root"></div>'

/** A prerendered page as the build writes it, with placeholders for the configuration. */
const createPageFiles = (name: string) =>
  Object.fromEntries(
    ['ar', 'en'].map((language) => [
      `pages/${name}.${language}.html`,
      `<!doctype html><html lang="${language}"><title>${name} in ${language}</title><meta property="og:title" content="${name}"/><link rel="canonical" href="/${name}"/><script data-scripts="/a.js">load()</script>` +
        '<style data-emotion="z">b{color:red}</style><script type="application/json" id="zaffa-config"></script>' +
        '<script type="application/ld+json">{"url":"https://storeurl.blank.invalid"}</script>' +
        '<a href="https://storeurl.blank.invalid">https://supportemail.blank.invalid</a>',
    ]),
  )

/** The source of a rendering module. The body of its pages contains its arguments and the number of calls. */
const rendering = `
let times = 0
const meta = (name, text) => '<meta property="og:' + name + '" content="' + text + '"/>'
const common = { styles: ['guest-styles', 'template-x'], font: '/static/media/names.woff2', themeColor: '#123456' }
export const prepare = async () => {}
const slots = '<span data-slot="greeting"></span><span data-slot="call"></span><div data-slot="reply"></div>'
export function renderInvitation({ invitation, locale, siteUrl, now, kinds, refusedRequest }) {
  if (invitation.groom === 'unrenderable') throw new Error('no such template')
  const body = '<h1>' + [invitation.groom, invitation.bride, invitation.weddinghole, 'version ' + invitation.version, locale, 'rendered ' + ++times].join('|') + '</h1><p data-now="' + now + '">' + Object.keys(invitation) + '</p>' + (kinds ? '<i>' + kinds + '</i>' + slots : '') + (refusedRequest ? '<form>' + JSON.stringify(refusedRequest).replaceAll('<', '&lt;') + '</form>' : '')
  return { ...common, locale, direction: locale === 'ar' ? 'rtl' : 'ltr', head: '<title>' + siteUrl + '</title>' + meta('title', invitation.groom) + meta('url', siteUrl + invitation.slug), body }
}
export const renderPersonalParts = ({ personal, locale, replyId, refused }) => ({
  greeting: '<b>' + personal.household.name + '</b>',
  call: '<a href="#reply">reply</a>',
  reply: '<section id="reply">' + JSON.stringify({ ...personal, locale, replyId, refused }).replaceAll('<', '&lt;') + '</section>',
})
export const renderNotice = (kind, locale) =>
  ({ ...common, locale, direction: 'ltr', head: '', body: '<h1>' + kind + '|' + locale + '|rendered ' + ++times + '</h1>', font: null })
`

/** The source of a rendering module of the site's pages with data. The body contains the response and the number of calls. */
const siteRendering = `
let times = 0
export const renderedAddresses = []
export function findPageRequest(url) {
  const [path, query] = url.split('?')
  const params = new URLSearchParams(query)
  params.delete('lang')
  const q = params.get('q') ?? undefined
  if (/^.providers.directory$/i.test(path))
    return { address: q === undefined ? path : path + '?q=' + q, query: { endpointName: 'listProviders', arg: { q, page: 1, pageSize: 12 } } }
  const [, id] = /^.providers.([^/]+)$/i.exec(path) ?? []
  return id && { address: path, query: { endpointName: 'getProvider', arg: { id } } }
}
export async function renderPage({ address, locale, isLocaleNamed, config, response }) {
  const { value } = response
  if (JSON.stringify(value).includes('unrenderable')) throw new Error('no such component')
  const names = (value.items ?? [value]).map(({ fullName }) => fullName)
  const body = '<h1>' + [...names, locale, isLocaleNamed, config.publicUrl, 'rendered ' + ++times].join('|').replaceAll('<', '&lt;') + '</h1><i style="color:red"></i>'
  return { locale, direction: 'ltr', address, head: '<title>' + address + '</title>', body, styles: [], chunks: ['main'] }
}
export const buildDocument = ({ locale, head, body }, { loader, scripts, inlineStyles, fonts, config, data }) =>
  '<!doctype html><html lang="' + locale + '">' + head + '<script data-scripts="' + scripts + '">' + loader + '</script><style>' + inlineStyles + '</style>' + fonts + config + body + data
`

const files: Record<string, string> = {
  'site/app.html': page,
  'worker/service-worker.js': "precache('__SHELL_REVISION__')",
  'site/favicon.ico': 'icon',
  'site/manifest.ar.webmanifest': '{}',
  'site/manifest.en.webmanifest': '{}',
  'pages/pages.json': JSON.stringify([
    { path: '/support', listed: true },
    { path: '/login', listed: false },
    { path: '/dl/:shortCode', listed: false },
    { path: '*', listed: false },
  ]),
  ...createPageFiles('support'),
  ...createPageFiles('login'),
  ...createPageFiles('dl/shortCode'),
  ...createPageFiles('404'),
  'site/static/js/main.1a2b3c4d.js': 'console.log(1)',
  'site/static/js/inline.js': 'listen()\n//# sourceMappingURL=inline.js.map',
  'site/static/css/guest.css': 'body{margin:0}\n/*# sourceMappingURL=guest.css.map*/',
  'site/static/css/x.css': 'h1{color:gold}',
  'site/assets/icon.svg': '<svg/>',
  'site/static/js/loader.js': 'load()',
  'site/static/css/main.css': ['readex-pro-arabic', 'readex-pro-latin', 'aref-ruqaa-arabic', 'cormorant-garamond-latin']
    .map(
      (name) =>
        `@font-face{src:url(/static/media/${name}-wght.woff2)}@font-face{src:url(/static/media/${name}-400.woff2)}`,
    )
    .join(''),
  'render/site.mjs': siteRendering,
  'render/guest.mjs': rendering,
  'stats/site.json': JSON.stringify({ main: ['static/js/main.1a2b3c4d.js', 'static/css/main.css'] }),
  'stats/guest.json': JSON.stringify({
    'site-loader': ['static/js/loader.js'],
    'guest-inline': ['static/js/inline.js'],
    'guest-page': ['static/js/page.js'],
    'guest-personal': ['static/js/personal.js'],
    'guest-notice': ['static/js/notice.js'],
    'guest-styles': ['static/css/guest.css'],
    'template-x': ['static/css/x.css'],
  }),
}

/** Creates a minimal build in a temporary folder, for tests of how the server handles a build. */
export async function createSmallBuild(): Promise<{ distDir: string; remove: () => Promise<void> }> {
  const distDir = await mkdtemp(join(tmpdir(), 'zaffa-build-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(distDir, name)), { recursive: true })
    await writeFile(join(distDir, name), text)
  }
  await writeFile(join(distDir, 'site/static/js/main.1a2b3c4d.js.br'), brotliCompressSync('console.log(1)'))
  return { distDir, remove: () => rm(distDir, { recursive: true }) }
}
