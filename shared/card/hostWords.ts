import { prefixAnd } from '../formatCouple.ts'
import type { Language } from '../languages.ts'
import type { Host, HostRole, Side } from './card.ts'

/** A line before the couple's names. */
export interface HostLine {
  text: string
  /** Whether it has the names of hosts. */
  isName: boolean
}

/** What the end of the sentence agrees with. */
interface Agreement {
  /** Whether several invite. */
  isPlural: boolean
  /** Whose child marries; undefined when others than parents invite. */
  parents: readonly Host[] | undefined
  /** The sides that invite. */
  sides: readonly Side[]
}

/** The words of a language around the names of hosts. */
interface HostWords {
  late: (name: string, isFemale: boolean) => string
  join: (names: readonly string[]) => string
  /** A late person's family, which invites in the name of the dead. */
  family: (names: string) => string
  widow: (name: string, husband: string) => string
  /** The verb before the hosts, in the gender of the first of them; empty where it follows them. */
  invites: (isFemale: boolean) => string
  /** The lines of both sides as one list. */
  and: (names: readonly HostLine[]) => HostLine[]
  asks: (agreement: Agreement) => string
  memory: (names: string) => string
  daughter: (parent: string) => string
}

export const isFemale = (role: HostRole): boolean => role === 'mother' || role === 'kinswoman'

/** @returns the pronoun by number and gender of the parents: نجله، نجلها، نجلهما، نجلهم */
function getArabicPronoun(parents: readonly Host[]): string {
  const [parent] = parents
  if (parents.length > 2) return 'هم'
  if (parents.length === 2) return 'هما'
  return parent && isFemale(parent.role) ? 'ها' : 'ه'
}

const arabic: HostWords = {
  late: (name, female) => `${female ? 'المرحومة' : 'المرحوم'} ${name}`,
  join: ([first = '', ...others]) => [first, ...others.map(prefixAnd)].join(' '),
  family: (names) => `عائلة ${names}`,
  widow: (name, husband) => `${name}، حرم ${husband}`,
  invites: (female) => (female ? 'تتشرّف' : 'يتشرّف'),
  and: (names) => names.map((line, position) => (position === 0 ? line : { ...line, text: prefixAnd(line.text) })),
  asks: ({ parents, sides }) => {
    const request = 'بدعوة سيادتكم لحضور حفل زفاف'
    if (!parents) return request
    const pronoun = getArabicPronoun(parents)
    // With both families it is a child of each: the dual of نجل.
    if (sides.length > 1) return `${request} نجلي${pronoun}`
    return `${request} ${sides[0] === 'groom' ? 'نجل' : 'كريمت'}${pronoun}`
  },
  memory: (names) => `نذكر بكل الحب والدعاء ${names}`,
  daughter: (parent) => `كريمة ${parent}`,
}

const english: HostWords = {
  late: (name) => `the late ${name}`,
  join: (names) => names.join(' and '),
  family: (names) => `the family of ${names}`,
  widow: (name, husband) => `${name}, widow of ${husband},`,
  invites: () => '',
  and: (names) => names.flatMap((line, position) => (position === 0 ? [line] : [{ text: 'and', isName: false }, line])),
  asks: ({ isPlural, parents, sides }) => {
    const request = `${isPlural ? 'request' : 'requests'} the honour of your presence at the wedding of`
    if (!parents) return request
    if (sides.length > 1) return `${request} their children`
    const [parent] = parents
    const single = parent && isFemale(parent.role) ? 'her' : 'his'
    return `${request} ${parents.length > 1 ? 'their' : single} ${sides[0] === 'groom' ? 'son' : 'daughter'}`
  },
  memory: (names) => `With love and prayers, we remember ${names}`,
  daughter: (parent) => `the daughter of ${parent}`,
}

/** The sentences of hosts, which page, pictures and messages share. */
export const words: Record<Language, HostWords> = { ar: arabic, en: english }

/** @returns a host with the honorific; one who has died as «المرحوم» or «المرحومة» */
export function formatHost({ role, honorific, name, isLate }: Host, language: Language): string {
  const fullName = honorific === undefined ? name : `${honorific} ${name}`
  return isLate ? words[language].late(fullName, isFemale(role)) : fullName
}
