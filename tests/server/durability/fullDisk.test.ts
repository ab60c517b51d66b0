/** The disk is full while the server runs: writes are refused, reads succeed, and writes succeed again once there is space. */
import { jest } from '@jest/globals'
import { registerRemotely } from '../support/client.ts'
import { findFreePort } from '../support/freePort.ts'
import { onEmbedded } from '../support/onDatabase.ts'
import { killRunning, startProcess } from '../support/process.ts'
import { createInvitationInput } from '../support/server.ts'
import { removeDisks, mountSmallDisk } from '../support/smallDisk.ts'

jest.setTimeout(60_000)

afterEach(async () => {
  killRunning()
  await removeDisks()
})

onEmbedded.it('rejects writes on a full disk, serves reads, and accepts writes again without a restart', async () => {
  const disk = await mountSmallDisk(4)
  if (!disk) return
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const environment = { PORT: String(port), DATA_DIR: disk.path, LOG_LEVEL: 'error' }
  let server = await startProcess(environment)
  const couple = await registerRemotely(url, 'full@example.com')
  const published = await couple.call('POST', 'invitations', createInvitationInput())
  let kept = (await published.json()) as { id: string; slug: string; version: number }

  const send = (version: number) =>
    fetch(`${url}/api/v1/invitations/${kept.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'accept-language': 'ar', authorization: `Bearer ${couple.token}` },
      body: JSON.stringify({ ...createInvitationInput({ area: `الزمالك ${version}` }), version }),
    })
  /** Sends edits until the server refuses one. */
  async function editUntilRefused(): Promise<Response> {
    for (let edits = 0; edits < 2000; edits += 1) {
      const response = await send(kept.version)
      if (!response.ok) return response
      kept = (await response.json()) as typeof kept
    }
    throw new Error('The disk does not get full.')
  }
  async function expectKept(): Promise<void> {
    const { items } = (await (await couple.call('GET', `invitations/user/${couple.userId}`)).json()) as {
      items: object[]
    }
    expect(items).toEqual([kept])
    expect((await couple.call('GET', `invitations/slug/${encodeURIComponent(kept.slug)}`)).status).toBe(200)
  }

  const empty = await disk.fill()
  const refused = await editUntilRefused()
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toEqual({
    code: 'unavailable',
    message: expect.stringMatching(/[ء-ي]/),
    requestId: expect.any(String),
  })
  // A transaction of several statements fails in the same way, and the connection stays usable.
  const unpublished = await couple.call('POST', 'invitations', createInvitationInput())
  expect([unpublished.status, ((await unpublished.json()) as { code: string }).code]).toEqual([503, 'unavailable'])
  expect(server.getOutput()).toContain('the disk is full')
  await expectKept()

  await empty()
  const again = await send(kept.version)
  expect(again.status).toBe(200)
  kept = (await again.json()) as typeof kept
  await expectKept()

  await server.end('SIGKILL')
  server = await startProcess(environment)
  await expectKept()
  expect(await server.end('SIGTERM')).toBe(0)
})
