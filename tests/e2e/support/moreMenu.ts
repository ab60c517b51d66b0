import { click } from './fields.ts'

/** Chooses a tool in the menu of a page of a wedding, and waits until the menu has closed. */
export async function chooseTool(label: string): Promise<void> {
  await click($('main [data-testid="more"]'))
  const tool = $(`//*[@role="menu"]//*[@role="menuitem"][normalize-space()="${label}"]`)
  // While the menu grows, another item passes below the point of the click.
  await tool.waitForDisplayed()
  await tool.waitForStable()
  await click(tool)
  await tool.waitForExist({ reverse: true })
}
