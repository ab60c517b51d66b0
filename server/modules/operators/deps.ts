import type { AccountDeps } from '../account/deps.ts'

/** Deleting an account at its owner's request needs what deletion by the owner needs. */
export type OperatorDeps = AccountDeps
