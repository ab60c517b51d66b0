/** The scrolling row of slides: all that needs a layout. Distances are signed, so that both directions of reading work alike. */

/** How far the track would have to scroll for a slide to stand at its start. */
function distanceTo(slide: Element, track: HTMLElement): number {
  const [wanted, box] = [slide.getBoundingClientRect(), track.getBoundingClientRect()]
  return getComputedStyle(track).direction === 'rtl' ? wanted.right - box.right : wanted.left - box.left
}

/** How many slides can be the first in view; every one where there is no layout. */
export function countPositions(track: HTMLElement): number {
  const inView = Math.round(track.clientWidth / (track.firstElementChild?.getBoundingClientRect().width ?? 0))
  return Number.isFinite(inView) ? Math.max(1, track.childElementCount - Math.max(1, inView) + 1) : track.childElementCount
}

/** Brings a slide to the track's start, smoothly where the styles say so. The page itself does not scroll. */
export function scrollToSlide(track: HTMLElement, index: number): void {
  const slide = track.children[index]
  if (slide) track.scrollLeft += distanceTo(slide, track)
}

/** The slide that stands nearest to the track's start. */
export function slideAtStart(track: HTMLElement): number {
  const distances = [...track.children].map((slide) => Math.abs(distanceTo(slide, track)))
  return distances.indexOf(Math.min(...distances))
}
