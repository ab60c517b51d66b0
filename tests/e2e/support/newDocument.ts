/** Runs a script in every page that comes, before the page's own. @returns takes it back. */
export async function runBeforePages(source: string): Promise<() => Promise<void>> {
  await browser.sendCommand('Page.enable', {})
  const { identifier } = (await browser.sendCommandAndGetResult('Page.addScriptToEvaluateOnNewDocument', { source })) as { identifier: string }
  return () => browser.sendCommand('Page.removeScriptToEvaluateOnNewDocument', { identifier })
}
