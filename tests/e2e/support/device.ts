import { runBeforePages } from './newDocument.ts'

let takeBack: (() => Promise<void>) | undefined

/**
 * Has the pages that come next find another browser: what they read of it, for the driver puts its own device back at every
 * page. Until `ownDevice`.
 */
export async function holdDevice(userAgent: string, maxTouchPoints: number): Promise<void> {
  await ownDevice()
  const source = Object.entries({ userAgent, maxTouchPoints })
    .map(([name, value]) => `Object.defineProperty(navigator, '${name}', { get: () => ${JSON.stringify(value)} })`)
    .join('\n')
  takeBack = await runBeforePages(source)
}

/** The suite's own browser again. */
export async function ownDevice(): Promise<void> {
  await takeBack?.()
  takeBack = undefined
}
