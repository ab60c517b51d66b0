import { useEffect, useEffectEvent, useState } from 'react'
import { readStoredObject, writeStored } from '@/config/browserStorage'
import { onInterruption } from '@/config/interruption'
import { storageKeys } from '@shared/storageKeys'

/** What was typed in forms that were removed against the user's will, by form. */
const readKept = (): Record<string, unknown> => readStoredObject('sessionStorage', storageKeys.keptInput) ?? {}

function writeKept(kept: Record<string, unknown>): void {
  const isEmpty = Object.keys(kept).length === 0
  writeStored('sessionStorage', storageKeys.keptInput, isEmpty ? null : JSON.stringify(kept))
}

/** @returns the forms whose input is kept, such as `household:{id}`: their dialogs open again */
export const listKeptForms = (): string[] => Object.keys(readKept())

interface KeptInput<Input> {
  /** @returns what was typed; undefined for nothing */
  read: () => Input | undefined
  restore: (input: Input) => void
}

/**
 * Keeps what was typed when its page fails or the session expires, until the form is shown again in this tab.
 * @param form the form and what it edits, such as `household:{id}`
 * @returns whether something was restored
 */
export function useKeptInput<Input>(form: string, { read, restore }: KeptInput<Input>): boolean {
  const [isRestored, setRestored] = useState(false)
  const restoreKept = useEffectEvent(() => {
    const { [form]: input, ...others } = readKept()
    if (input === undefined) return
    // First: input that cannot be rendered must not make the page fail at every visit.
    writeKept(others)
    setRestored(true)
    restore(input as Input)
  })
  const keep = useEffectEvent(() => {
    const input = read()
    if (input !== undefined) writeKept({ ...readKept(), [form]: input })
  })
  useEffect(() => {
    restoreKept()
    return onInterruption(() => keep())
  }, [])
  return isRestored
}
