/** Layout measurements of the scrolling track. Distances are signed, so that both text directions work alike. */

/** The distance to scroll so that a slide is at the track's start. */
function getDistance(slide: Element, track: HTMLElement): number {
  const [slideBox, trackBox] = [slide.getBoundingClientRect(), track.getBoundingClientRect()]
  return getComputedStyle(track).direction === 'rtl' ? slideBox.right - trackBox.right : slideBox.left - trackBox.left
}

/** @returns how many positions the track has; one for each slide where there is no layout. */
export function countPositions(track: HTMLElement): number {
  const inView = Math.round(track.clientWidth / (track.firstElementChild?.getBoundingClientRect().width ?? 0))
  return Number.isFinite(inView)
    ? Math.max(1, track.childElementCount - Math.max(1, inView) + 1)
    : track.childElementCount
}

/** Scrolls a slide to the track's start; the page does not scroll. */
export function scrollToSlide(track: HTMLElement, index: number): void {
  const slide = track.children[index]
  if (slide) track.scrollLeft += getDistance(slide, track)
}

/** @returns the index of the slide nearest to the track's start. */
export function getSlideAtStart(track: HTMLElement): number {
  const distances = [...track.children].map((slide) => Math.abs(getDistance(slide, track)))
  return distances.indexOf(Math.min(...distances))
}
