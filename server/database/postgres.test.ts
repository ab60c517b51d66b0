import { setTimeout as delay } from 'node:timers/promises'
import { onPostgres } from '../../tests/server/support/onDatabase.ts'
import { startTcpProxy } from '../../tests/server/support/tcpProxy.ts'
import type { TcpProxy } from '../../tests/server/support/tcpProxy.ts'
import { ping } from './client.ts'
import { openPostgres } from './postgres.ts'

onPostgres.describe('a pool whose PostgreSQL refuses connections', () => {
  let proxy: TcpProxy
  let address: string
  beforeEach(async () => {
    const url = new URL(process.env['TEST_DATABASE_URL']!)
    proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) })
    url.port = String(proxy.port)
    address = url.href
    proxy.refuse()
  })
  afterEach(() => proxy.close())

  it('waits until it accepts connections again, as after a restart', async () => {
    const db = await openPostgres(address)
    const response = ping(db)
    await Promise.race([delay(500), response.catch(() => undefined)])
    proxy.resume()
    await expect(response).resolves.toBeUndefined()
    await db.destroy()
  })

  it('fails when it takes too long', async () => {
    const db = await openPostgres(address, { reconnectForMs: 300 })
    await expect(ping(db)).rejects.toThrow(/Connection terminated/)
    await db.destroy()
  })
})
