/** Specification §2: external sharing pages open in popup windows of this size, in px. */
export const POPUP_WIDTH = 550
export const POPUP_HEIGHT = 400

const getInset = (outer: number, inner: number): number => Math.max(0, Math.round((outer - inner) / 2))

/**
 * Opens a share page in a popup without `opener`. The `noopener` feature would hide whether the popup was blocked, so
 * `opener` is cleared before navigation.
 * @returns whether a popup opened; if not, follow the link itself
 */
export function openShareWindow(address: string): boolean {
  const place = `left=${getInset(screen.availWidth, POPUP_WIDTH)},top=${getInset(screen.availHeight, POPUP_HEIGHT)}`
  const popup = window.open('', '_blank', `popup=yes,width=${POPUP_WIDTH},height=${POPUP_HEIGHT},${place}`)
  if (!popup) return false
  popup.opener = null
  popup.location.href = address
  return true
}
