/**
 * Replaces instead of pushing when the URL is the current one, as the browser does for links (HTML Standard,
 * "navigate"). The router navigates in a transition, so that a double click on a link would push its URL twice.
 */
export function replaceSameAddress(history: History): void {
  const push = history.pushState.bind(history)
  history.pushState = (state: unknown, unused: string, url?: string | URL | null) => {
    const isSame = new URL(url ?? '', location.href).href === location.href
    if (isSame) history.replaceState(state, unused, url)
    else push(state, unused, url)
  }
}
