import { createContext } from 'react'

/** What the list of changes that wait gets from the page that opens it: its code is loaded on demand, without props. */
export const UnsentDialogContext = createContext<{ onClose: () => void }>({ onClose: () => undefined })
