type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Writes past React, which listens to its own property of the element. */
function setNatively(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value)
}

/** What the page came with, before anybody typed. */
function originalValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? ''
}

function replayTick(box: HTMLInputElement): void {
  if (box.checked === box.defaultChecked) return
  box.checked = box.defaultChecked
  box.click()
}

function replayValue(field: Field): void {
  const typed = field.value
  if (typed === originalValue(field)) return
  field.value = originalValue(field)
  setNatively(field, typed)
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
}

/**
 * Repeats to React what was typed or ticked before hydration. React does not replay it, and would put the old values back with
 * the next change.
 */
export function replayEarlyInput(root: HTMLElement): void {
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    const ticked = field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
    if (ticked) replayTick(field)
    else replayValue(field)
  }
}
