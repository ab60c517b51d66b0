import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

/** Values by the key of an entry of the browser's history and their name. */
const MemoryContext = createContext<Map<string, unknown> | null>(null)

/** Keeps what pages want to find again after Back, for as long as this document is open. */
export function EntryMemoryProvider({ children }: { children: ReactNode }) {
  const [memory] = useState(() => new Map<string, unknown>())
  return <MemoryContext value={memory}>{children}</MemoryContext>
}

/** @returns functions that read and write a value of the present entry of the history */
export function useEntryMemory<Value>(name: string) {
  const memory = useContext(MemoryContext)
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
