import { toFamilyKey } from '@shared/guests/familyKey'
import { toNameKey } from '@shared/guests/household'
import type { Household } from '@/api/weddings'
import type { CleanRow, HouseholdState, Match, TargetKey } from './types'

type Known = Pick<Match, 'target' | 'line' | 'household'>
type Found = Known & Pick<Match, 'reason'>

/** More of the same name would not help to choose. */
const MATCHES_MAX = 5

const getPhones = ({ phones }: CleanRow): string[] => phones.flatMap(({ e164 }) => (e164 === null ? [] : [e164]))

function append(map: Map<string, Known[]>, key: string, known: Known): void {
  const list = map.get(key)
  if (list) list.push(known)
  else map.set(key, [known])
}

/** Finds households, and earlier rows of the source, by id, phone and the family that the name means. */
export class MatchIndex {
  readonly #byId = new Map<string, Known>()
  readonly #byPhone = new Map<string, Known[]>()
  readonly #byFamily = new Map<string, Known[]>()
  readonly #claimed = new Set<TargetKey>()

  constructor(households: readonly Household[]) {
    for (const household of households) {
      const known = { target: household.id, household }
      this.#byId.set(household.id, known)
      if (household.phoneE164 !== undefined) append(this.#byPhone, household.phoneE164, known)
      append(this.#byFamily, toFamilyKey(toNameKey(household.name)), known)
    }
  }

  /** @returns the household that the row certainly describes: of its id, or the only one of both its phone and its name */
  claim(row: CleanRow): Found | null {
    const found = this.#findCertain(row)
    if (!found || this.#claimed.has(found.target)) return null
    this.#claimed.add(found.target)
    return found
  }

  #findCertain(row: CleanRow): Found | null {
    const own = row.id === undefined ? undefined : this.#byId.get(row.id)
    if (own) return { ...own, reason: 'id' }
    const { name } = row.details
    if (name === undefined) return null
    const samePhone = this.#findByPhone(row)
    const sameBoth = samePhone.filter(({ household }) => toNameKey(household.name) === toNameKey(name))
    const [only, ...others] = sameBoth
    return only && others.length === 0 && only.line === undefined ? { ...only, reason: 'phone' } : null
  }

  /** @returns households and earlier rows of the same id, phone or name, in this order */
  find(row: CleanRow): Found[] {
    const own = row.id === undefined ? undefined : this.#byId.get(row.id)
    const { name } = row.details
    const sameName = name === undefined ? [] : (this.#byFamily.get(toFamilyKey(toNameKey(name))) ?? [])
    const all: Found[] = [
      ...(own ? [{ ...own, reason: 'id' as const }] : []),
      ...this.#findByPhone(row).map((known) => ({ ...known, reason: 'phone' as const })),
      ...sameName.map((known) => ({ ...known, reason: 'name' as const })),
    ]
    const distinct = all.filter(({ target }, index) => all.findIndex((other) => other.target === target) === index)
    return distinct.slice(0, MATCHES_MAX)
  }

  #findByPhone(row: CleanRow): Known[] {
    const found = getPhones(row).flatMap((phone) => this.#byPhone.get(phone) ?? [])
    return [...new Map(found.map((known) => [known.target, known])).values()]
  }

  /** Adds a row, which later rows may repeat. */
  add(row: CleanRow, household: HouseholdState): void {
    const known = { target: toLineKey(row.line), line: row.line, household }
    for (const phone of getPhones(row)) append(this.#byPhone, phone, known)
    append(this.#byFamily, toFamilyKey(toNameKey(household.name)), known)
  }
}

/** @returns the key of a row among the targets of later rows */
export const toLineKey = (line: number): TargetKey => `line-${line}`
