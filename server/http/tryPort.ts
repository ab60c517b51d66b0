import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, ListenOptions } from 'node:net'

/**
 * Listens alone for a moment.
 * @returns on which port
 * @throws EADDRINUSE where another process listens
 */
export async function tryPort(address: ListenOptions): Promise<number> {
  const trial = createServer().listen(address)
  await once(trial, 'listening')
  const { port } = trial.address() as AddressInfo
  trial.close()
  await once(trial, 'close')
  return port
}
