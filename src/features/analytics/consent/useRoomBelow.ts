import { useLayoutEffect, type RefObject } from 'react'

/**
 * While something stands over the foot of the window, the page ends that much later and what has the focus is scrolled above
 * it (WCAG 2.2, 2.4.11 Focus Not Obscured).
 */
export function useRoomBelow(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { documentElement: root, body } = document
    const observer = new ResizeObserver(() => {
      const height = `${box.current?.offsetHeight ?? 0}px`
      root.style.scrollPaddingBlockEnd = height
      body.style.paddingBlockEnd = height
    })
    if (box.current) observer.observe(box.current)
    return () => {
      observer.disconnect()
      root.style.scrollPaddingBlockEnd = ''
      body.style.paddingBlockEnd = ''
    }
  }, [box])
}
