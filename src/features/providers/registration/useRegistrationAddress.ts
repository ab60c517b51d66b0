import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { becomeProviderHash } from '../../../config/paths'

/**
 * The dialog has an address of its own, so that 'back' closes it on a phone and a link can open it.
 * Closing goes back to the entry before it; where there is none, the address alone changes.
 */
export function useRegistrationAddress() {
  const { hash, search, state } = useLocation() as { hash: string; search: string; state: { openedHere?: boolean } | null }
  const navigate = useNavigate()
  const open = hash === becomeProviderHash
  // Going back takes the browser a moment, in which a second call would leave the page; so would one of a send that ends
  // after the visitor has closed the dialog.
  const closable = useRef(open)
  useEffect(() => {
    closable.current = open
  }, [open])

  const show = () => void navigate({ search, hash: becomeProviderHash }, { state: { openedHere: true } })
  const close = () => {
    if (!closable.current) return
    closable.current = false
    void (state?.openedHere ? navigate(-1) : navigate({ search, hash: '' }, { replace: true }))
  }
  return { open, show, close }
}
