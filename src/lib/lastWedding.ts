import { readStored, writeStored } from '@/config/browserStorage'

/** Not among the keys of every page: only the pages of a wedding need it. */
const KEY = 'zaffa-last-wedding'

/** @returns the id of the wedding that was shown last on this device */
export const readLastWedding = (): string | null => readStored('localStorage', KEY)

/** @param weddingId null forgets it */
export const writeLastWedding = (weddingId: string | null): void => writeStored('localStorage', KEY, weddingId)
