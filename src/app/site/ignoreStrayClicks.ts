const CONTROLS = 'a, button, input, select, textarea, summary, label'

/** @returns the control that a click acts on; null outside of controls. */
function findControl(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(CONTROLS) : null
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control
}

/**
 * Ignores the second click of a double click when the first one has changed what is under the pointer: a dialog closed
 * above a link, or opened its backdrop. `detail` counts the clicks at one point.
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
  // Typing between two clicks separates them.
  const endGesture = () => {
    first = undefined
  }
  page.addEventListener('click', check, { capture: true })
  page.addEventListener('input', endGesture, { capture: true })
}
