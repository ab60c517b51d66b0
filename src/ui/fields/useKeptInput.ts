import { useEffect, useEffectEvent, useState } from 'react'
import { keepInput, onPageFailure, takeKeptInput } from '@/config/keptInput'

interface KeptInput<Input> {
  /** @returns what was typed; undefined for nothing */
  read: () => Input | undefined
  restore: (input: Input) => void
}

/**
 * Keeps what was typed when its page fails to render, until the form is shown again in this tab.
 * @param form the form and what it edits, such as `household:{id}`
 * @returns whether something was restored
 */
export function useKeptInput<Input>(form: string, { read, restore }: KeptInput<Input>): boolean {
  const [isRestored, setRestored] = useState(false)
  const restoreKept = useEffectEvent(() => {
    // Input that cannot be rendered is taken, so that the page does not fail at every visit.
    const input = takeKeptInput(form)
    if (input === undefined) return
    setRestored(true)
    restore(input as Input)
  })
  const keep = useEffectEvent(() => {
    const input = read()
    if (input !== undefined) keepInput(form, input)
  })
  useEffect(() => {
    restoreKept()
    return onPageFailure(() => keep())
  }, [])
  return isRestored
}
