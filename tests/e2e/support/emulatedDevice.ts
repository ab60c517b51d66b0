import { runBeforePages } from './initScripts.ts'

let remove: (() => Promise<void>) | undefined

/** Overrides the user agent that pages read, until `resetDevice`. An init script, because the driver restores its own device on every page. */
export async function emulateDevice(userAgent: string, maxTouchPoints: number): Promise<void> {
  await resetDevice()
  const source = Object.entries({ userAgent, maxTouchPoints })
    .map(([name, value]) => `Object.defineProperty(navigator, '${name}', { get: () => ${JSON.stringify(value)} })`)
    .join('\n')
  remove = await runBeforePages(source)
}

/** Restores the device of the browser. */
export async function resetDevice(): Promise<void> {
  await remove?.()
  remove = undefined
}
