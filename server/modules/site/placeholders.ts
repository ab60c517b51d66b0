import type { SiteConfig } from '../../../shared/siteConfig.ts'
import { embeddedJson } from '../../lib/embeddedJson.ts'

/**
 * Pages are rendered when the site is built; addresses and ids of the world outside are known when the server starts. So pages
 * are written with blanks in the places of those texts, and filled in once.
 */
type Leaf = readonly [name: string, value: string]

/** The texts of a configuration with their names, such as `social-x`. */
function leavesOf(value: object, prefix = ''): Leaf[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (Array.isArray(inner)) return []
    return typeof inner === 'object' && inner !== null ? leavesOf(inner, `${prefix}${key}-`) : [[prefix + key, String(inner)] as const]
  })
}

const blankFor = (name: string): string => `https://${name.toLowerCase()}.blank.invalid`
const BLANK = /https:\/\/([a-z-]+)\.blank\.invalid/g

/** A configuration whose every text is a blank. Lists are empty: no page shows one, scripts read them from the configuration's element. */
export function blankConfig<T extends object>(config: T, prefix = ''): T {
  const blanks = Object.entries(config).map(([key, inner]: [string, unknown]) => {
    if (Array.isArray(inner)) return [key, []]
    return [key, typeof inner === 'object' && inner !== null ? blankConfig(inner, `${prefix}${key}-`) : blankFor(prefix + key)]
  })
  return Object.fromEntries(blanks) as T
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
/** As React writes texts and attributes. */
const inHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
/** As a string's inside stands in JSON within a script element. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c')

/** Elements whose text is JSON. */
const DATA_ELEMENT = /(<script type="application\/ld\+json">.*?<\/script>)/s
/** The configuration's own element, empty as the build writes it. */
export const CONFIG_ELEMENT = '<script type="application/json" id="zaffa-config"></script>'

/** @returns the page with the configuration in its blanks, and as JSON in its own element for the scripts. */
export function fillBlanks(html: string, config: SiteConfig): string {
  const texts = new Map(leavesOf(config).map(([name, value]) => [name.toLowerCase(), value]))
  const fill = (part: string, written: (text: string) => string) => part.replace(BLANK, (blank, name: string) => written(texts.get(name) ?? blank))
  const filled = html.split(DATA_ELEMENT).map((part) => fill(part, part.startsWith('<script type="application/ld+json"') ? inJson : inHtml))
  const element = CONFIG_ELEMENT.split('></').join(`>${embeddedJson(config)}</`)
  return filled.join('').replace(CONFIG_ELEMENT, () => element)
}
