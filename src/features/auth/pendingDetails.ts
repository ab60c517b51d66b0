import { readStoredObject, writeStored } from '@/config/browserStorage'
import { storageKeys } from '@shared/storageKeys'

/** What registration asks for but does not send; it waits on the device for that account's first sign-in. */
export interface PendingDetails {
  email: string
  firstName: string
  lastName: string
  newsletter: boolean
}

export function keepPendingDetails(details: PendingDetails): void {
  writeStored('localStorage', storageKeys.pendingDetails, JSON.stringify(details))
}

export const forgetPendingDetails = (): void => writeStored('localStorage', storageKeys.pendingDetails, null)

/** @returns what waits for the account of this address, or null. */
export function pendingDetailsOf(email: string): PendingDetails | null {
  const details = readStoredObject('localStorage', storageKeys.pendingDetails) as Partial<PendingDetails> | null
  return details?.email?.toLowerCase() === email.toLowerCase() ? (details as PendingDetails) : null
}
