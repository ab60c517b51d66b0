import type { StateName, StateParameters } from '../states.ts'

/** Values that Pact's verifier puts into the requests (`${accessToken}`). */
export interface Credentials {
  accessToken?: string
  refreshToken?: string
  operatorToken?: string
  operatorCode?: string
}
/** Sets up each state, in addition to the interaction's earlier ones. */
export type StateHandlers = { [Name in StateName]: (parameters: StateParameters[Name]) => Promise<Credentials> }
