import { selectToken } from '@/api'
import { readAccountId } from './readAccountId'

/** @returns the signed-in account; empty without one */
export const selectAccountId = (state: unknown): string => readAccountId(selectToken(state) ?? '')
