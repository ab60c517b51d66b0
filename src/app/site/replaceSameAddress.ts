/**
 * Makes a push of the current address a replacement, as the browser does for its own links (HTML Standard, "navigate"). The
 * router changes the page in a transition, so that a double click on a link would push its address twice.
 */
export function replaceSameAddress(history: History): void {
  const push = history.pushState.bind(history)
  history.pushState = (state: unknown, unused: string, url?: string | URL | null) => {
    const isSame = new URL(url ?? '', location.href).href === location.href
    if (isSame) history.replaceState(state, unused, url)
    else push(state, unused, url)
  }
}
