/** Adds an init script, which runs in each new page before the page's own scripts. @returns a function that removes it */
export async function runBeforePages(source: string): Promise<() => Promise<void>> {
  await browser.sendCommand('Page.enable', {})
  const { identifier } = (await browser.sendCommandAndGetResult('Page.addScriptToEvaluateOnNewDocument', {
    source,
  })) as { identifier: string }
  return () => browser.sendCommand('Page.removeScriptToEvaluateOnNewDocument', { identifier })
}
