import { useEffect, useRef, useState } from 'react'

/** Links, and buttons that lead to another page. */
const LEAVING_CONTROLS = 'a[href], [data-leaves]'
type IsOwnPage = (pathname: string) => boolean

/** Whether a click on this control leaves the form, in this tab. */
function isLeaving(
  { button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent,
  control: Element,
  isOwnPage: IsOwnPage,
): boolean {
  if (!(control instanceof HTMLAnchorElement)) return true
  const { target, download, protocol, origin, pathname } = control
  const isElsewhere = target === '_blank' || download !== '' || button !== 0 || ctrlKey || metaKey || shiftKey || altKey
  return !isElsewhere && protocol.startsWith('http') && !(origin === location.origin && isOwnPage(pathname))
}

/**
 * Blocks clicks that leave a form, and lets the browser ask before the tab is closed or reloaded. The router cannot block
 * navigation (docs/decisions/0011-studio.md).
 * @param isOwnPage whether a path of this site shows the form or what belongs to it; defined outside of the component
 * @returns whether a click is blocked, `leave`, which repeats it, and `stay`, which drops it
 */
export function useLeaveGuard(isActive: boolean, isOwnPage: IsOwnPage) {
  const [blocked, setBlocked] = useState<HTMLElement | null>(null)
  const isLeavingAllowed = useRef(false)

  useEffect(() => {
    if (!isActive) return undefined
    isLeavingAllowed.current = false
    const blockClick = (event: MouseEvent) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(LEAVING_CONTROLS) : null
      if (isLeavingAllowed.current || !control || !isLeaving(event, control, isOwnPage)) return
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
  }, [isActive, isOwnPage])

  const leave = () => {
    isLeavingAllowed.current = true
    blocked?.click()
  }
  return { isAsking: blocked !== null, leave, stay: () => setBlocked(null) }
}
