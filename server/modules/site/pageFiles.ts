import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '../../../shared/languages.ts'
import type { PageFiles, RenderedSitePage } from '../../../shared/sitePage.ts'
import { stripSourceMap } from '../../lib/inlineParts.ts'

/** File names of each chunk group of a build, including shared files. */
type ChunkFiles = Record<string, string[]>

/** Start of the names of the font files that the first screen needs: body and display font of the language. */
const firstFonts: Record<Language, string[]> = {
  ar: ['readex-pro-arabic-wght', 'aref-ruqaa-arabic-400'],
  en: ['readex-pro-latin-wght', 'cormorant-garamond-latin-wght'],
}

function listFiles(chunks: ChunkFiles, names: string[], ending: string): string[] {
  const files = names.flatMap((name) => {
    const group = chunks[name]
    if (!group)
      throw new Error(
        `The build has no chunk '${name}': src/app/site/pageChunks.ts names it otherwise than its import does`,
      )
    return group
  })
  return [...new Set(files)].filter((file) => file.endsWith(ending)).map((file) => `/${file}`)
}

/**
 * @param distDir the folder of the whole build
 * @returns a function from a rendered page to its files; the inlined texts are common to all pages
 */
export async function loadPageFiles(distDir: string): Promise<(page: RenderedSitePage) => PageFiles> {
  const readChunks = async (build: 'site' | 'guest') =>
    JSON.parse(await readFile(join(distDir, `stats/${build}.json`), 'utf8')) as ChunkFiles
  const readText = async (file: string) => stripSourceMap(await readFile(join(distDir, 'site', file), 'utf8'))
  const chunks = await readChunks('site')
  const [loaderFile = ''] = (await readChunks('guest'))['site-loader'] ?? []
  const [inlineFile = ''] = listFiles(chunks, ['main'], '.css')
  const [loader, inlineStyles] = await Promise.all([readText(loaderFile), readText(inlineFile)])
  const ownSheets = listFiles(chunks, Object.keys(chunks), '.css').filter((href) => href !== inlineFile)
  const sheets = await Promise.all(ownSheets.map(async (href) => ({ href, css: await readText(href) })))
  const addresses = [...inlineStyles.matchAll(/url\(["']?(\/[^"')]+\.woff2)/g)].map(([, address = '']) => address)
  const findFont = (name: string): string => {
    const address = addresses.find((candidate) => candidate.includes(`/${name}`))
    if (!address) throw new Error(`The build has no font file '${name}'`)
    return address
  }
  return ({ chunks: names, locale }) => {
    const hrefs = listFiles(chunks, names, '.css')
    return {
      loader,
      inlineStyles,
      fonts: firstFonts[locale].map(findFont),
      scripts: listFiles(chunks, names, '.js'),
      sheets: sheets.filter(({ href }) => hrefs.includes(href)),
    }
  }
}
