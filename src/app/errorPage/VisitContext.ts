import { createContext } from 'react'

/** The number of the visit: it increases with each change of the address. A page that could not be loaded is loaded again at the next visit. */
export const VisitContext = createContext(0)
