import { useEffect, useRef, useState } from 'react'
import { cardPath, paths } from '@shared/routes'

/** Links, and buttons that lead to another page. */
const WAYS_OUT = 'a[href], [data-leaves]'
const STUDIO = [paths.createInvitation, ...[1, 2, 3, 4].map(cardPath)]

/** Whether a click on this control leaves the form and the card of the invitation, in this tab. */
function isLeaving({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, control: Element): boolean {
  if (!(control instanceof HTMLAnchorElement)) return true
  const { target, download, protocol, origin, pathname } = control
  const isElsewhere = target === '_blank' || download !== '' || button !== 0 || ctrlKey || metaKey || shiftKey || altKey
  return !isElsewhere && protocol.startsWith('http') && !(origin === location.origin && STUDIO.includes(pathname))
}

/**
 * Holds back clicks that leave the studio, and lets the browser ask before the tab is closed or reloaded. The router cannot hold back
 * navigation (docs/decisions/0011-studio.md).
 * @returns whether a click is held back, `leave`, which repeats it, and `stay`, which forgets it
 */
export function useLeaveGuard(isActive: boolean) {
  const [way, setWay] = useState<HTMLElement | null>(null)
  const mayLeave = useRef(false)

  useEffect(() => {
    if (!isActive) return undefined
    mayLeave.current = false
    const holdBack = (event: MouseEvent) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(WAYS_OUT) : null
      if (mayLeave.current || !control || !isLeaving(event, control)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // The menu of a phone would cover the question.
      document.querySelector<HTMLElement>(':popover-open')?.hidePopover()
      setWay(control)
    }
    const askBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault()
    }
    window.addEventListener('click', holdBack, { capture: true })
    window.addEventListener('beforeunload', askBeforeUnload)
    return () => {
      window.removeEventListener('click', holdBack, { capture: true })
      window.removeEventListener('beforeunload', askBeforeUnload)
    }
  }, [isActive])

  const leave = () => {
    mayLeave.current = true
    way?.click()
  }
  return { isAsking: way !== null, leave, stay: () => setWay(null) }
}
