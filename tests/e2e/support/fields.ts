import { Key, type ChainablePromiseElement } from 'webdriverio'

/** The selector of a form's field. */
export const named = (name: string): string => `[name="${name}"]`

const field = (name: string) => $(named(name))

/** Types into a field of the page, over what was there. */
export async function type(name: string, value: string): Promise<void> {
  await field(name).waitForDisplayed()
  if (await field(name).getValue()) {
    // As a hand does it: WebDriver's own clearing goes past React.
    await field(name).click()
    await browser.keys([Key.Ctrl, 'a'])
  }
  await field(name).addValue(value)
}

/**
 * Puts a value in as a date's picker or a paste does: the value, then the event. For days, whose keys follow the machine's
 * own date format, and for texts too long to type.
 */
export async function put(name: string, value: string): Promise<void> {
  await field(name).waitForDisplayed()
  await browser.execute(
    (wanted: string, text: string) => {
      const input = document.querySelector<HTMLInputElement>(`[name="${wanted}"]`)
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      if (!input || !setValue) throw new Error(`no field ${wanted}`)
      setValue.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    },
    name,
    value,
  )
}

/** @returns the name of the field that has the focus, or an empty text. */
export const focusedField = (): Promise<string> => browser.execute(() => document.activeElement?.getAttribute('name') ?? '')

/** Brings a thing of the page to the middle of the window, clear of the bar at the top, and clicks it. */
export async function press(thing: ChainablePromiseElement): Promise<void> {
  await thing.waitForExist()
  const element = await thing.getElement()
  await browser.execute((target: HTMLElement) => target.scrollIntoView({ block: 'center', behavior: 'instant' }), element)
  await thing.click()
}
