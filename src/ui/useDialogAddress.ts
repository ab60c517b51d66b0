import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Opens a dialog by the URL's hash, so that 'back' closes it on a phone and a link can open it. Closing goes back to
 * the entry before it; where there is none, only the URL changes.
 * @param hash with its `#`
 */
export function useDialogAddress(hash: string) {
  const {
    hash: current,
    search,
    state,
  } = useLocation() as { hash: string; search: string; state: { openedHere?: boolean } | null }
  const navigate = useNavigate()
  const open = current === hash
  // Navigation is asynchronous: until then a second press must neither add an entry nor leave the page.
  const isOpen = useRef(open)
  useEffect(() => {
    isOpen.current = open
  }, [open])

  const show = () => {
    if (isOpen.current) return
    isOpen.current = true
    void navigate({ search, hash }, { state: { openedHere: true } })
  }
  const close = () => {
    if (!isOpen.current) return
    isOpen.current = false
    void (state?.openedHere ? navigate(-1) : navigate({ search, hash: '' }, { replace: true }))
  }
  return { open, show, close }
}
