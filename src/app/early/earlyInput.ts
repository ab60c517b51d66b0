type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Sets the value with the DOM's own setter: React overrides the element's property. */
function setNativeValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value)
}

/** The value in the prerendered HTML. */
function getOriginalValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? ''
}

function replayCheck(box: HTMLInputElement): void {
  if (box.checked === box.defaultChecked) return
  box.checked = box.defaultChecked
  box.click()
}

function replayValue(field: Field): void {
  const typedValue = field.value
  if (typedValue === getOriginalValue(field)) return
  field.value = getOriginalValue(field)
  setNativeValue(field, typedValue)
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
}

/**
 * Replays input events for what was typed or checked before hydration. React does not, and would reset the fields at
 * the next render.
 */
export function replayEarlyInput(root: HTMLElement): void {
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    const ticked = field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
    if (ticked) replayCheck(field)
    else replayValue(field)
  }
}
