/** Types into a field of the page, after what was there is gone. */
export async function type(name: string, value: string): Promise<void> {
  const field = $(`[name="${name}"]`)
  await field.waitForDisplayed()
  await field.setValue(value)
}

/**
 * Chooses a day. A date field's keys follow the machine's own date format, so the day is set as its picker sets it:
 * the value, then the event.
 */
export async function chooseDay(name: string, day: string): Promise<void> {
  await $(`[name="${name}"]`).waitForDisplayed()
  await browser.execute(
    (field: string, value: string) => {
      const input = document.querySelector<HTMLInputElement>(`[name="${field}"]`)
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      if (!input || !setValue) throw new Error(`no field ${field}`)
      setValue.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    },
    name,
    day,
  )
}

/** @returns the name of the field that has the focus, or an empty text. */
export const focusedField = (): Promise<string> => browser.execute(() => document.activeElement?.getAttribute('name') ?? '')
