import { createContext } from 'react'

/** What pages want to find again after Back (`useEntryMemory`), by the key of an entry of the browser's history and a name. */
export const EntryMemoryContext = createContext<Map<string, unknown> | null>(null)
