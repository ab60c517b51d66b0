/** The Badging API (W3C), which the oldest browsers of the site do not have. */
type Badges = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>

/** Shows a number on the icon of the installed app; browsers refuse it to a site that is not installed. */
export function showAppBadge(count: number): void {
  const badges = navigator as Badges
  const change = count === 0 ? badges.clearAppBadge?.() : badges.setAppBadge?.(count)
  void change?.catch(() => undefined)
}
