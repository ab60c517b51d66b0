import { useContext, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { EntryMemoryContext } from './EntryMemoryContext'

/** @returns functions that read and write a value of the present entry of the browser's history */
export function useEntryMemory<Value>(name: string) {
  const memory = useContext(EntryMemoryContext)
  const id = `${useLocation().key} ${name}`
  return useMemo(
    () => ({ read: () => memory?.get(id) as Value | undefined, write: (value: Value) => void memory?.set(id, value) }),
    [memory, id],
  )
}

/** The same as `useState`, but Back and Forward find the value again. */
export function useEntryState<Value>(name: string, initial: Value) {
  const { read, write } = useEntryMemory<Value>(name)
  const state = useState(() => read() ?? initial)
  const [value] = state
  useEffect(() => write(value), [write, value])
  return state
}
