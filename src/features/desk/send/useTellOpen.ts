import { useEffect } from 'react'
import { useOpenHouseholdOnDeskMutation } from '@/api/weddings'

/** The server forgets it after two minutes. */
const TELL_MS = 60_000

interface OpenHousehold {
  weddingId: string
  /** The household that is shown. */
  householdId: string | undefined
  /** Whether there is another member to tell. */
  isShared: boolean
}

/** Tells the other members which household is open on this desk: at once, and again every minute while the page is visible. A failure changes nothing. */
export function useTellOpen({ weddingId, householdId, isShared }: OpenHousehold): void {
  const [open] = useOpenHouseholdOnDeskMutation()
  useEffect(() => {
    if (!isShared || householdId === undefined) return undefined
    let toldAt = 0
    const tell = () => {
      if (document.visibilityState !== 'visible') return
      toldAt = Date.now()
      void open({ weddingId, householdId })
    }
    // Whoever returns from WhatsApp after a moment is still known to have it open.
    const tellOnReturn = () => Date.now() - toldAt >= TELL_MS && tell()
    tell()
    const timer = setInterval(tell, TELL_MS)
    document.addEventListener('visibilitychange', tellOnReturn)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tellOnReturn)
    }
  }, [open, weddingId, householdId, isShared])
}
