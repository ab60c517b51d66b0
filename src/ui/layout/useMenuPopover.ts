import { useCallback, useEffect, useRef, useState, type ToggleEvent } from 'react'

const isSupported = (): boolean => 'popover' in HTMLElement.prototype

/**
 * State of a menu that is a popover: the browser opens and closes it, and React follows. Older browsers, which ignore
 * `popoverTarget`, get the same by `data-open`.
 */
export function useMenuPopover() {
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    // It may have been opened before hydration.
    if (isSupported() && panel.current?.matches(':popover-open')) setIsOpen(true)
  }, [])

  useEffect(() => {
    if (!isOpen || isSupported()) return undefined
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsOpen(false)
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [isOpen])

  const close = useCallback(() => {
    if (isSupported()) panel.current?.hidePopover()
    else setIsOpen(false)
  }, [])

  return {
    panel,
    isOpen,
    close,
    panelProps: {
      popover: 'auto',
      'data-open': isOpen,
      onToggle: ({ newState }: ToggleEvent<HTMLDivElement>) => setIsOpen(newState === 'open'),
    } as const,
    buttonProps: {
      onClick: () => {
        if (!isSupported()) setIsOpen(!isOpen)
      },
    },
  }
}
