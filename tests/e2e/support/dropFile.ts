import type { ChainablePromiseElement } from 'webdriverio'

const MASK_COPY = 1

/** Drags a file from the computer over an element and drops it there. */
export async function dropFile(target: ChainablePromiseElement, path: string): Promise<void> {
  await target.waitForDisplayed()
  const { x, y } = await browser.execute(
    (node: HTMLElement) => {
      node.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = node.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    },
    await target.getElement(),
  )
  const data = { items: [], files: [path], dragOperationsMask: MASK_COPY }
  for (const type of ['dragEnter', 'dragOver', 'drop'])
    await browser.sendCommand('Input.dispatchDragEvent', { type, x, y, data })
}
