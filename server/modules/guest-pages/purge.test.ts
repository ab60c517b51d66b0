import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { invitationPath } from '../../../shared/routes.ts'
import { publishInvitation } from '../../../tests/server/support/invitations.ts'
import { createInvitationInput, registerCouple, startTestServer } from '../../../tests/server/support/server.ts'

it('removes all variants of a page from the caches in front after an edit and after a deletion', async () => {
  const purged: string[] = []
  const cache = createServer((request, response) => {
    purged.push(`${request.method} ${request.url} ${request.headers['accept-encoding']}`)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(cache, 'listening')
  const origin = `http://127.0.0.1:${(cache.address() as AddressInfo).port}`
  const server = await startTestServer({ environment: { PURGE_URLS: origin } })
  const couple = await registerCouple(server)
  const { id, slug, version } = await publishInvitation(couple)
  const takePurged = async () => {
    await server.app.context.background.waitForIdle()
    return [...new Set(purged.splice(0))].toSorted()
  }
  const variants = ['', '&lang=ar', '&lang=en'].flatMap((language) =>
    ['br', 'gzip', 'identity'].map((encoding) => `PURGE ${invitationPath(slug)}${language} ${encoding}`),
  )
  await takePurged()
  await couple.call('PUT', `invitations/${id}`, { body: { ...createInvitationInput(), version } })
  expect(await takePurged()).toEqual(variants)
  await couple.call('DELETE', `invitations/${id}`)
  expect(await takePurged()).toEqual(variants)
  await server.close()
  cache.close()
})
