/** How long a page must be visible to count as opened, in ms: previews of messengers never are. */
const VISIBLE_MS = 1000

/**
 * Reports once that the page was visible for a second. Nothing is stored in the browser.
 * @param address of the operation
 * @param body its body, if it has one
 * @returns cancels it
 */
export function reportView(address: string, body?: object): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = () => {
    document.removeEventListener('visibilitychange', update)
    const content = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    // A view that is not counted harms nobody.
    fetch(address, { method: 'POST', keepalive: true, ...content }).catch(() => undefined)
  }
  const update = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible') timer = setTimeout(send, VISIBLE_MS)
  }
  document.addEventListener('visibilitychange', update)
  update()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', update)
  }
}
