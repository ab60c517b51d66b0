let script: string | undefined

/**
 * Has the pages that come next find another browser: what they read of it, for the driver puts its own device back at every
 * page. Until `ownDevice`.
 */
export async function holdDevice(userAgent: string, maxTouchPoints: number): Promise<void> {
  await ownDevice()
  const source = Object.entries({ userAgent, maxTouchPoints })
    .map(([name, value]) => `Object.defineProperty(navigator, '${name}', { get: () => ${JSON.stringify(value)} })`)
    .join('\n')
  await browser.sendCommand('Page.enable', {})
  const { identifier } = (await browser.sendCommandAndGetResult('Page.addScriptToEvaluateOnNewDocument', { source })) as { identifier: string }
  script = identifier
}

/** The suite's own browser again. */
export async function ownDevice(): Promise<void> {
  if (script !== undefined) await browser.sendCommand('Page.removeScriptToEvaluateOnNewDocument', { identifier: script })
  script = undefined
}
