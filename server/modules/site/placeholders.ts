import { escapeMarkup } from '../../lib/escapeMarkup.ts'
import type { SiteConfig } from '../../../shared/siteConfig.ts'
import { toEmbeddedJson } from '../../lib/embeddedJson.ts'

/**
 * The build renders pages before the configuration is known, such as addresses and ids of external services. It writes placeholders into the pages,
 * which the server replaces once.
 */
type Leaf = readonly [name: string, value: string]

/** @returns the texts of a configuration with their names, such as `social-x` */
function listLeaves(value: object, prefix = ''): Leaf[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (Array.isArray(inner)) return []
    return typeof inner === 'object' && inner !== null
      ? listLeaves(inner, `${prefix}${key}-`)
      : [[prefix + key, String(inner)] as const]
  })
}

const createPlaceholder = (name: string): string => `https://${name.toLowerCase()}.blank.invalid`
const BLANK = /https:\/\/([a-z-]+)\.blank\.invalid/g

/**
 * @returns a configuration with a placeholder for each text. Lists are empty: pages show none, and scripts read them from the configuration's
 * element.
 */
export function createPlaceholderConfig<T extends object>(config: T, prefix = ''): T {
  const blanks = Object.entries(config).map(([key, inner]: [string, unknown]) => {
    if (Array.isArray(inner)) return [key, []]
    return [
      key,
      typeof inner === 'object' && inner !== null
        ? createPlaceholderConfig(inner, `${prefix}${key}-`)
        : createPlaceholder(prefix + key),
    ]
  })
  return Object.fromEntries(blanks) as T
}

/** Escapes the inside of a JSON string within a script element. */
const escapeJson = (text: string): string => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c')

/** Elements with JSON content. */
const DATA_ELEMENT = /(<script type="application\/ld\+json">.*?<\/script>)/s
/** The configuration's element, empty as the build writes it. */
export const CONFIG_ELEMENT = '<script type="application/json" id="zaffa-config"></script>'

/** @returns the configuration's element with its JSON for the scripts */
export const buildConfigElement = (config: SiteConfig): string =>
  CONFIG_ELEMENT.split('></').join(`>${toEmbeddedJson(config)}</`)

/** @returns the page with its placeholders replaced, and with the configuration as JSON in its element for the scripts */
export function fillPlaceholders(html: string, config: SiteConfig): string {
  const texts = new Map(listLeaves(config).map(([name, value]) => [name.toLowerCase(), value]))
  const fill = (part: string, escape: (text: string) => string) =>
    part.replace(BLANK, (blank, name: string) => escape(texts.get(name) ?? blank))
  const filled = html
    .split(DATA_ELEMENT)
    .map((part) => fill(part, part.startsWith('<script type="application/ld+json"') ? escapeJson : escapeMarkup))
  return filled.join('').replace(CONFIG_ELEMENT, () => buildConfigElement(config))
}
