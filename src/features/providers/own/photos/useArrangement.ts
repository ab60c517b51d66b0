import { useRef, useState } from 'react'
import { providerEndpoints, useArrangeProviderPhotosMutation, type OwnPhoto } from '@/api/providers'
import { useAppStore } from '@/store/hooks'
import { orderPhotos, toArrangedPhotos, unchanged, type Arrangement } from './arrangement'

/**
 * Changes order and descriptions of photographs. Each request has all of them, so one is sent after the other, each with everything that was
 * changed until then. A refused change is undone.
 */
export function useArrangement(id: string, stored: OwnPhoto[]) {
  const store = useAppStore()
  const [arrange] = useArrangeProviderPhotosMutation()
  const [order, setOrder] = useState<string[] | null>(null)
  const [isStored, setIsStored] = useState(false)
  const [base, setBase] = useState(stored)
  const latest = useRef(unchanged)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  // A stored order is shown until the list has it, which is a moment later: the photographs would jump back and forth.
  if (stored !== base) {
    setBase(stored)
    if (isStored) setOrder(null)
  }

  const set = (arrangement: Arrangement) => {
    latest.current = arrangement
    setOrder(arrangement.order)
    setIsStored(false)
  }
  const sendLatest = async () => {
    const sent = latest.current
    // An earlier request had this change, too.
    if (sent === unchanged) return
    const provider = providerEndpoints.endpoints.getProvider.select({ id })(store.getState()).data
    try {
      const photos = toArrangedPhotos(provider?.ownPhotos ?? stored, sent)
      await arrange({ id, photoArrangement: { photos } }).unwrap()
    } catch (error) {
      if (latest.current === sent) set(unchanged)
      throw error
    }
    if (latest.current !== sent) return
    latest.current = unchanged
    setIsStored(true)
  }
  const change = (changes: Partial<Arrangement>): Promise<void> => {
    set({ ...latest.current, ...changes })
    const sending = queue.current.then(sendLatest)
    queue.current = sending.catch(() => undefined)
    return sending
  }

  return {
    photos: orderPhotos(stored, order),
    /** Throws what the call throws. */
    saveOrder: (ids: string[]) => change({ order: ids }),
    /** Throws what the call throws. */
    saveAlt: (photoId: string, alt: string | null) => change({ alts: { ...latest.current.alts, [photoId]: alt } }),
  }
}
