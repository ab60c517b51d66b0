import type { Language } from '../languages.ts'
import { SIDES, type Card, type Host, type Hosts, type Side } from './card.ts'
import { formatHost, isFemale, words } from './hostWords.ts'
import type { HostLine } from './hostWords.ts'

/** How the card invites in the name of hosts. */
export interface HostTexts {
  /** What is read before the names of the couple, which end the sentence. */
  lines: HostLine[]
  /** Remembers those who have died and whom the sentence does not name. */
  memory?: string
}

/** Arabic has no capitals. */
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const isParent = ({ role }: Host) => role === 'father' || role === 'mother'

/** Who invites on a side. */
interface Inviting {
  named: readonly Host[]
  /** Whether all of them have died, so that their family invites. */
  isFamily: boolean
}

/** @returns those of a side who invite: the living, or the family of those who have died */
function getInviting(hosts: readonly Host[]): Inviting {
  const living = hosts.filter(({ isLate }) => !isLate)
  return living.length > 0 ? { named: living, isFamily: false } : { named: hosts, isFamily: hosts.length > 0 }
}

/** Whether the verb before the hosts is feminine in Arabic: «عائلة» is, and else the first person decides. */
const isFeminine = ({ named: [first], isFamily }: Inviting): boolean =>
  isFamily || (first !== undefined && isFemale(first.role))

/** Whether the verb after the hosts is plural in English. */
const isPluralSubject = ([first, second]: readonly Inviting[]): boolean =>
  second !== undefined || (first !== undefined && !first.isFamily && first.named.length > 1)

/** @returns the husband who has died, when his widow invites */
const findLateHusband = (hosts: readonly Host[]): Host | undefined =>
  hosts.some(({ role, isLate }) => role === 'mother' && !isLate)
    ? hosts.find(({ role, isLate }) => role === 'father' && isLate)
    : undefined

/** @returns who of a side invites, in one line; a widow is named with her husband */
function formatSide(hosts: readonly Host[], language: Language): string {
  const { family, join, widow } = words[language]
  const { named, isFamily } = getInviting(hosts)
  const husband = findLateHusband(hosts)
  const names = named.map((host) => {
    const name = formatHost(host, language)
    return husband && host.role === 'mother' ? widow(name, formatHost(husband, language)) : name
  })
  return isFamily ? family(join(names)) : join(names)
}

/** @returns the sides with hosts, in the order of the card */
export const getHostSides = ({ first, ...hosts }: Hosts): Side[] =>
  (first === 'groom' ? SIDES : SIDES.toReversed()).filter((side) => hosts[side].length > 0)

/** @returns whose child marries, for the grammar; undefined when others than parents invite, or when the bride is not named */
function getParents({ hosts, withholdsBride }: Card, sides: readonly Side[]): readonly Host[] | undefined {
  if (!hosts || withholdsBride) return undefined
  const named = sides.flatMap((side) => getInviting(hosts[side]).named)
  return named.every(isParent) ? named : undefined
}

/** @returns those who have died and whom no line names yet */
const getRemembered = (hosts: readonly Host[]): Host[] =>
  getInviting(hosts).isFamily ? [] : hosts.filter((host) => host.isLate && host !== findLateHusband(hosts))

/** @returns how the card invites in the name of its hosts; undefined without hosts */
export function formatHosts(card: Card, language: Language): HostTexts | undefined {
  const { hosts } = card
  const sides = hosts ? getHostSides(hosts) : []
  if (!hosts || sides.length === 0) return undefined
  const { invites, and, asks, memory, join } = words[language]
  const inviting = sides.map((side) => getInviting(hosts[side]))
  const names = sides.map((side) => ({ text: formatSide(hosts[side], language), isName: true }))
  const verb = invites(inviting.slice(0, 1).some(isFeminine))
  const parents = getParents(card, sides)
  const remembered = sides.flatMap((side) => getRemembered(hosts[side]))
  const lines = [
    ...(verb === '' ? [] : [{ text: verb, isName: false }]),
    ...and(names),
    { text: asks({ isPlural: isPluralSubject(inviting), parents, sides }), isName: false },
  ]
  return {
    lines: lines.map((line, position) => (position === 0 ? { ...line, text: capitalize(line.text) } : line)),
    ...(remembered.length === 0 ? {} : { memory: memory(join(remembered.map((host) => formatHost(host, language)))) }),
  }
}

/** @returns the lines before the couple's names as one sentence */
export const joinHostLines = ({ lines }: HostTexts): string => lines.map(({ text }) => text).join(' ')

/** What stands for the bride's name outside of the card, where the family does not print it. */
const withheldBride: Record<Language, string> = { ar: 'عروسه', en: 'his bride' }

/** @returns the bride's name as guests read it in titles, files and messages */
export const getPublicBride = (bride: string, card: Card | undefined, language: Language): string =>
  card?.withholdsBride ? withheldBride[language] : bride

/** @returns what the card prints for a bride whose name is withheld: whose daughter she is, where a host of her side is her parent */
export function formatWithheldBride({ hosts }: Card, language: Language): string {
  const parent = hosts?.bride.find(isParent)
  return parent ? words[language].daughter(formatHost(parent, language)) : withheldBride[language]
}

/** @returns whether the card names the bride before the groom: when her side is the first one, or the only one that invites */
export function isBrideFirst({ hosts, withholdsBride }: Card): boolean {
  return hosts !== undefined && !withholdsBride && getHostSides(hosts)[0] === 'bride'
}
