/** An edit merged with the state that was stored meanwhile. */
export interface MergedEdit<Values> {
  /** Edited fields as typed, the others as stored now. */
  values: Values
  /** Fields that were edited here and elsewhere, to different values. */
  conflicts: (keyof Values)[]
}

/** Fields may hold lists and objects, which a form copies. */
const isSame = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

/**
 * Merges an edit with the state that was stored meanwhile (three-way merge).
 * @param base the values that the edit started from
 * @param mine the typed values
 * @param theirs the values that are stored now
 */
export function mergeEdit<Values extends object>(base: Values, mine: Values, theirs: Values): MergedEdit<Values> {
  const fields = Object.keys(mine) as (keyof Values)[]
  const edited = fields.filter((field) => !isSame(mine[field], base[field]))
  return {
    values: { ...theirs, ...pick(mine, edited) },
    conflicts: edited.filter((field) => !isSame(theirs[field], base[field]) && !isSame(theirs[field], mine[field])),
  }
}

/** @returns an object with only these fields */
export const pick = <Values extends object>(values: Values, fields: (keyof Values)[]): Partial<Values> =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>

/** @returns whether two forms have the same values */
export const hasSameValues = <Values extends object>(one: Values, other: Values): boolean =>
  (Object.keys(one) as (keyof Values)[]).every((field) => isSame(one[field], other[field]))
