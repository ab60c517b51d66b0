import { Key, type ChainablePromiseElement } from 'webdriverio'

/** Selector of a form field. */
export const getSelector = (name: string): string => `[name="${name}"]`

/** Selector of alerts other than the errors of single fields. */
export const ALERT = '[role="alert"]:not([id$="-helper-text"], fieldset *)'

const findField = (name: string) => $(getSelector(name))

/** Types into a field and replaces its value. */
export async function typeInto(name: string, value: string): Promise<void> {
  await findField(name).waitForDisplayed()
  if (await findField(name).getValue()) {
    // React does not notice WebDriver's own clearing.
    await findField(name).click()
    await browser.keys([Key.Ctrl, 'a'])
  }
  await findField(name).addValue(value)
}

/**
 * Sets a field's value at once and dispatches its input event, as a paste or a date picker does: for dates, whose keys depend on
 * the machine's date format, for long texts, and for forms that a test fills in only to get to something else.
 */
export async function setValue(name: string, value: string): Promise<void> {
  await findField(name).waitForExist()
  await browser.execute(
    (wanted: string, text: string) => {
      const input = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${wanted}"]`)
      const { prototype } = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
      const setter = Object.getOwnPropertyDescriptor(prototype, 'value')?.set
      if (!input || !setter) throw new Error(`no field ${wanted}`)
      setter.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    },
    name,
    value,
  )
}

/** @returns the name of the focused field, or an empty string. */
export const getFocusedField = (): Promise<string> =>
  browser.execute(() => document.activeElement?.getAttribute('name') ?? '')

/** Scrolls an element to the middle of the window, clear of the header, and clicks it. */
export async function click(target: ChainablePromiseElement): Promise<void> {
  await target.waitForExist()
  const element = await target.getElement()
  await browser.execute((node: HTMLElement) => node.scrollIntoView({ block: 'center', behavior: 'instant' }), element)
  await target.click()
}

/** Does what opens a tab, closes the tab and returns to the page, which Chromium does not draw while it is covered. */
export async function closeOpenedTab(open: () => Promise<void>): Promise<void> {
  const own = await browser.getWindowHandle()
  await open()
  await browser.waitUntil(async () => (await browser.getWindowHandles()).length === 2)
  const [opened] = (await browser.getWindowHandles()).filter((handle) => handle !== own)
  await browser.switchToWindow(opened!)
  await browser.closeWindow()
  await browser.switchToWindow(own)
}

/** Activates a button by the keyboard. For pages without scripts, where WebDriver's tap does not return. */
export async function pressEnterOn(target: ChainablePromiseElement): Promise<void> {
  const element = await target.getElement()
  await browser.execute((node: HTMLElement) => node.focus(), element)
  await browser.keys(Key.Enter)
}
