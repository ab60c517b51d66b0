import { Key } from 'webdriverio'

/** More Tabs than this between two things of a form's page are too many for a hand. */
const MOST_TABS = 20

const isFocused = (selector: string): Promise<boolean> => browser.execute((wanted: string) => document.activeElement?.matches(wanted) ?? false, selector)

/** Goes to a thing of the page with Tab alone. @throws Error when so many Tabs do not lead there. */
export async function tabTo(selector: string, most = MOST_TABS): Promise<void> {
  for (let tabs = 0; tabs <= most; tabs += 1) {
    if (await isFocused(selector)) return
    await browser.keys(Key.Tab)
  }
  throw new Error(`Tab does not lead to ${selector}`)
}

/** Goes past the bar by the link for that, the first thing of every page. */
export async function skipToContent(): Promise<void> {
  await browser.keys(Key.Tab)
  expect(await isFocused('a[href="#content"]')).toBe(true)
  await browser.keys(Key.Enter)
}

/** Goes to a field and types over what is in it. */
export async function keyIn(field: string, value: string): Promise<void> {
  await tabTo(field)
  await browser.keys([Key.Ctrl, 'a'])
  await browser.keys([...value])
}
