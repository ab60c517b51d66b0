import { click } from './fields.ts'

/** Chooses an item of an open menu or list, and waits until that has closed. */
export async function chooseItem(item: ChainablePromiseElement): Promise<void> {
  // While the menu grows, another item passes below the point of the click.
  await item.waitForDisplayed()
  await item.waitForStable()
  await click(item)
  await item.waitForExist({ reverse: true })
}

/** Chooses a tool in the menu of a page of a wedding. */
export async function chooseTool(label: string): Promise<void> {
  await click($('main [data-testid="more"]'))
  await chooseItem($(`//*[@role="menu"]//*[@role="menuitem"][normalize-space()="${label}"]`))
}
