import { useEffect, useRef, useState } from 'react'
import { cardPath, paths } from '@shared/routes'

/** Links, and buttons that lead to another page. */
const LEAVING_CONTROLS = 'a[href], [data-leaves]'
const STUDIO = [paths.createInvitation, ...[1, 2, 3, 4].map(cardPath)]

/** Whether a click on this control leaves the form and the card of the invitation, in this tab. */
function isLeaving({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, control: Element): boolean {
  if (!(control instanceof HTMLAnchorElement)) return true
  const { target, download, protocol, origin, pathname } = control
  const isElsewhere = target === '_blank' || download !== '' || button !== 0 || ctrlKey || metaKey || shiftKey || altKey
  return !isElsewhere && protocol.startsWith('http') && !(origin === location.origin && STUDIO.includes(pathname))
}

/**
 * Blocks clicks that leave the studio, and lets the browser ask before the tab is closed or reloaded. The router cannot block
 * navigation (docs/decisions/0011-studio.md).
 * @returns whether a click is blocked, `leave`, which repeats it, and `stay`, which drops it
 */
export function useLeaveGuard(isActive: boolean) {
  const [blocked, setBlocked] = useState<HTMLElement | null>(null)
  const isLeavingAllowed = useRef(false)

  useEffect(() => {
    if (!isActive) return undefined
    isLeavingAllowed.current = false
    const blockClick = (event: MouseEvent) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(LEAVING_CONTROLS) : null
      if (isLeavingAllowed.current || !control || !isLeaving(event, control)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // The menu of a phone would cover the question.
      document.querySelector<HTMLElement>(':popover-open')?.hidePopover()
      setBlocked(control)
    }
    const askBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isLeavingAllowed.current) event.preventDefault()
    }
    window.addEventListener('click', blockClick, { capture: true })
    window.addEventListener('beforeunload', askBeforeUnload)
    return () => {
      window.removeEventListener('click', blockClick, { capture: true })
      window.removeEventListener('beforeunload', askBeforeUnload)
    }
  }, [isActive])

  const leave = () => {
    isLeavingAllowed.current = true
    blocked?.click()
  }
  return { isAsking: blocked !== null, leave, stay: () => setBlocked(null) }
}
