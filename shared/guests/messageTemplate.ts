/** The texts that the couple sends to households: templates with placeholders in braces, and the links that open WhatsApp. */

import type { Language } from '../languages.ts'

/** What a template can insert; the date and the place are those of the main event, for texts that were written before the details. */
export const PLACEHOLDERS = ['name', 'event', 'details', 'seats', 'link', 'date', 'place'] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]
export type PlaceholderValues = Record<Placeholder, string>

/** The names of the placeholders in the language of a template. */
const NAMES: Record<Language, Record<Placeholder, string>> = {
  ar: {
    name: 'الاسم',
    event: 'المناسبة',
    details: 'التفاصيل',
    seats: 'المقاعد',
    link: 'الرابط',
    date: 'التاريخ',
    place: 'المكان',
  },
  en: {
    name: 'name',
    event: 'event',
    details: 'details',
    seats: 'seats',
    link: 'link',
    date: 'date',
    place: 'place',
  },
}

const BRACES = /\{([^{}\n]*)\}/g
/** In both languages: a couple may copy a text from one template to the other. */
const byName = new Map(Object.values(NAMES).flatMap((names) => PLACEHOLDERS.map((one) => [names[one], one] as const)))

const findPlaceholder = (name: string): Placeholder | undefined => byName.get(name.trim().toLowerCase())

/** @returns a placeholder as it is written in a template, in braces */
export const formatPlaceholder = (placeholder: Placeholder, language: Language): string =>
  `{${NAMES[language][placeholder]}}`

/** @returns all placeholders as they are written, for the default texts */
export const formatPlaceholders = (language: Language): PlaceholderValues =>
  Object.fromEntries(PLACEHOLDERS.map((one) => [one, formatPlaceholder(one, language)])) as PlaceholderValues

/** @returns whether a template has a placeholder */
export const hasPlaceholder = (template: string, placeholder: Placeholder): boolean =>
  [...template.matchAll(BRACES)].some(([, name = '']) => findPlaceholder(name) === placeholder)

/** @returns the names in braces that are no placeholders, each once */
export const findUnknownPlaceholders = (template: string): string[] => [
  ...new Set([...template.matchAll(BRACES)].map(([, name = '']) => name).filter((name) => !findPlaceholder(name))),
]

/** @returns a line with its values; null when it has placeholders and all of them are empty, such as the date before it is known */
function fillLine(line: string, values: PlaceholderValues): string | null {
  const used = [...line.matchAll(BRACES)].flatMap(([, name = '']) => findPlaceholder(name) ?? [])
  if (used.length > 0 && used.every((placeholder) => values[placeholder] === '')) return null
  return line.replace(BRACES, (braces, name: string) => {
    const placeholder = findPlaceholder(name)
    return placeholder ? values[placeholder] : braces
  })
}

/** @returns the message of a household. Lines whose placeholders are all empty are left out; unknown placeholders stay as they are. */
export const fillTemplate = (template: string, values: PlaceholderValues): string =>
  template
    .split('\n')
    .map((line) => fillLine(line, values))
    .filter((line) => line !== null)
    .join('\n')
    .trim()

/**
 * The longest link that surely opens WhatsApp with its whole text, in characters. WhatsApp documents no limit. Windows passes at most 2,083
 * characters of an address to a program (INTERNET_MAX_URL_LENGTH), and shared texts were seen cut at about 2,250 characters
 * (EddyVerbruggen/SocialSharing-PhoneGap-Plugin, issue 970). An Arabic letter takes six characters of a link.
 */
export const WHATSAPP_LINK_MAX_CHARACTERS = 2000

/**
 * @param phone in international form (E.164)
 * @returns the link that opens WhatsApp with a message to a phone
 */
export const getWhatsAppLink = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
