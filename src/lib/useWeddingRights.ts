import { useMemo } from 'react'
import { getWeddingRights, type WeddingRights } from '@shared/weddingRights'
import { useListWeddingsQuery } from '@/api/weddings'

/** @returns what the account may open and change in a wedding; only what every member may, while that is unknown */
export function useWeddingRights(weddingId: string): WeddingRights {
  const { data } = useListWeddingsQuery()
  const { role = 'viewer', side } = data?.items.find(({ id }) => id === weddingId) ?? {}
  return useMemo(() => getWeddingRights({ role, side }), [role, side])
}
