import { Key } from 'webdriverio'

/** Maximum number of Tab presses between two controls of a form. */
const MAX_TABS = 20

const isFocused = (selector: string): Promise<boolean> =>
  browser.execute((wanted: string) => document.activeElement?.matches(wanted) ?? false, selector)

/** Moves the focus to an element with Tab. @throws Error when it is not reached within `max` presses */
export async function tabTo(selector: string, max = MAX_TABS): Promise<void> {
  for (let tabs = 0; tabs <= max; tabs += 1) {
    if (await isFocused(selector)) return
    await browser.keys(Key.Tab)
  }
  throw new Error(`Tab does not reach ${selector}`)
}

/** Skips the header with the skip link, the first element of every page. */
export async function skipToContent(): Promise<void> {
  await browser.keys(Key.Tab)
  expect(await isFocused('a[href="#content"]')).toBe(true)
  await browser.keys(Key.Enter)
}

/** Moves the focus to a field with Tab and replaces its value. */
export async function typeByKeyboard(field: string, value: string): Promise<void> {
  await tabTo(field)
  await browser.keys([Key.Ctrl, 'a'])
  await browser.keys([...value])
}
