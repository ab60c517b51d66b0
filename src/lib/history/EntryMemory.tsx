import { createContext, useState, type ReactNode } from 'react'

/** Values by the key of an entry of the browser's history and their name (`useEntryMemory`). */
export const EntryMemoryContext = createContext<Map<string, unknown> | null>(null)

/** Keeps what pages want to find again after Back, for as long as this document is open. */
export function EntryMemoryProvider({ children }: { children: ReactNode }) {
  const [memory] = useState(() => new Map<string, unknown>())
  return <EntryMemoryContext value={memory}>{children}</EntryMemoryContext>
}
