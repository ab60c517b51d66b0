import { useEffect, useRef, type RefObject } from 'react'

/** Takes the focus to a heading while something that was asked for is open, and back afterwards. @returns the heading's ref. */
export function useFocusWhile(open: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = open ? document.activeElement : null
    if (open) heading.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [open])
  return heading
}
