const CONTROLS = 'a, button, input, select, textarea, summary, label'

/** @returns the control that a click acts on; null beside every control. */
function findControl(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(CONTROLS) : null
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control
}

/**
 * Ignores the second click of a double click when the first one has put something else in its place: a dialog closed above a link,
 * or opened its backdrop. Browsers count the clicks at one point in `detail`.
 */
export function ignoreStrayClicks(page: EventTarget): void {
  let first: Element | null | undefined
  const check = (event: Event) => {
    const { detail, target } = event as MouseEvent
    const control = findControl(target)
    if (detail === 1) first = control
    if (detail < 2 || first === undefined || control === first) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // What is typed between two clicks separates them, however quick they are.
  const separate = () => {
    first = undefined
  }
  page.addEventListener('click', check, { capture: true })
  page.addEventListener('input', separate, { capture: true })
}
