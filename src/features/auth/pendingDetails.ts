import { readStoredObject, writeStored } from '@/config/browserStorage'
import { storageKeys } from '@shared/storageKeys'

/** Registration fields that the API does not take; they wait on the device for that account's first sign-in. */
export interface PendingDetails {
  email: string
  firstName: string
  lastName: string
  newsletter: boolean
}

export function storePendingDetails(details: PendingDetails): void {
  writeStored('localStorage', storageKeys.pendingDetails, JSON.stringify(details))
}

export const clearPendingDetails = (): void => writeStored('localStorage', storageKeys.pendingDetails, null)

/** @returns the details that wait for this e-mail address, or null. */
export function findPendingDetails(email: string): PendingDetails | null {
  const details = readStoredObject('localStorage', storageKeys.pendingDetails) as Partial<PendingDetails> | null
  return details?.email?.toLowerCase() === email.toLowerCase() ? (details as PendingDetails) : null
}
