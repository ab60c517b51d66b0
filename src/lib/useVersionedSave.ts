import type { FormikHelpers } from 'formik'
import { useRef, useState } from 'react'
import { findCurrent } from '@/api'
import { hasSameValues, mergeEdit, pick } from './mergeEdit'

type Choice = 'mine' | 'theirs'

/** Fields that were edited here and elsewhere, while the user has not chosen yet. */
export interface EditConflict<Values> {
  fields: (keyof Values)[]
  mine: Values
  theirs: Values
  choose: (choice: Choice) => void
}

interface Options<Values, Stored> {
  /** What the form edits; null for a new one. */
  stored: Stored | null
  toValues: (stored: Stored) => Values
  /** Creates the entity when `base` is null, and else replaces that version. It throws what the call throws. */
  save: (values: Values, base: Stored | null) => Promise<Stored>
  /** Called with what is stored in the end. */
  onSaved: (stored: Stored) => void
}

/**
 * Saves a form on top of the latest stored version. After a change elsewhere it merges both; fields that both have
 * edited wait for the user's choice, and the form stays busy meanwhile.
 * @returns `send` for `useFormSubmit`, and the conflict to show
 */
export function useVersionedSave<Values extends object, Stored>({
  stored,
  toValues,
  save,
  onSaved,
}: Options<Values, Stored>) {
  const base = useRef(stored)
  const [conflict, setConflict] = useState<EditConflict<Values> | null>(null)

  const askForChoice = (question: Omit<EditConflict<Values>, 'choose'>) =>
    new Promise<Choice>((resolve) => {
      const choose = (choice: Choice) => {
        setConflict(null)
        resolve(choice)
      }
      setConflict({ ...question, choose })
    })

  const resolveConflict = async (mine: Values, from: Stored, current: Stored): Promise<Values> => {
    const theirs = toValues(current)
    const { values, conflicts } = mergeEdit(toValues(from), mine, theirs)
    if (conflicts.length === 0) return values
    const choice = await askForChoice({ fields: conflicts, mine, theirs })
    return choice === 'mine' ? values : { ...values, ...pick(theirs, conflicts) }
  }

  const saveOrResolve = async (values: Values, helpers: FormikHelpers<Values>): Promise<Stored> => {
    const from = base.current
    try {
      base.current = await save(values, from)
      return base.current
    } catch (error) {
      // Without a base, an earlier request was stored whose response was lost: what was typed since is an edit of it.
      const current = findCurrent(error, from === null ? 'already_exists' : 'version_conflict') as Stored | undefined
      if (current === undefined) throw error
      const resolved = from === null ? values : await resolveConflict(values, from, current)
      base.current = current
      await helpers.setValues(resolved, false)
      return hasSameValues(resolved, toValues(current)) ? current : saveOrResolve(resolved, helpers)
    }
  }

  const send = async (values: Values, helpers: FormikHelpers<Values>): Promise<void> =>
    onSaved(await saveOrResolve(values, helpers))

  return { send, conflict }
}
