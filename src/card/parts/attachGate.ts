/** Scroll distance that opens the gate, in px. */
const SCROLL_PX = 24

/**
 * Opens the gate when the guest scrolls or moves the focus past it; a tap opens it without scripts.
 * @param gate the element of `Gate`
 * @returns stops it
 */
export function attachGate(gate: HTMLDetailsElement): () => void {
  const card = gate.closest('article')
  const openOnScroll = () => {
    if (window.scrollY > SCROLL_PX) gate.open = true
  }
  const openOnFocus = ({ target }: FocusEvent) => {
    if (!gate.contains(target as Node)) gate.open = true
  }
  openOnScroll()
  window.addEventListener('scroll', openOnScroll, { passive: true })
  card?.addEventListener('focusin', openOnFocus)
  return () => {
    window.removeEventListener('scroll', openOnScroll)
    card?.removeEventListener('focusin', openOnFocus)
  }
}
