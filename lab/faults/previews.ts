/**
 * Floods the server with requests for previews and pictures of an attacker's own invitations, while a new preview of another couple is drawn.
 */
import { registerCouples, publishOne } from '../lib/couples.ts'
import { expectAtMost, expectExactly, exitWithResult } from '../lib/figures.ts'
import { discardServer, startServer } from '../../scripts/lib/server.ts'
import { getInvitationUrl, send } from '../lib/http.ts'
import { reportLost } from '../lib/report.ts'

const CONNECTIONS = 60
const ATTACKERS = 4
const INVITATIONS_EACH = 50
const STRANGERS_PREVIEWS = 12
/** Messengers wait about 5 s for a preview. */
const SLOWEST_MS = 3000

const server = await startServer()
try {
  const [stranger, ...attackers] = await registerCouples(server.url, ATTACKERS + 1)
  const slugs: string[] = []
  for (const attacker of attackers) {
    for (let index = 0; index < INVITATIONS_EACH; index += 1) slugs.push(await publishOne(server.url, attacker))
  }
  const over = new AbortController()
  let requestCount = 0
  const flood = Array.from({ length: CONNECTIONS }, async () => {
    while (!over.signal.aborted) {
      const variation = requestCount++
      const file = variation % 2 === 0 ? 'preview.png' : 'picture.png'
      await send(`${getInvitationUrl(server.url, slugs[(variation >> 1) % slugs.length]!)}/${file}?v=${variation}`)
    }
  })
  const responses = []
  for (let index = 0; index < STRANGERS_PREVIEWS; index += 1) {
    const slug = await publishOne(server.url, stranger!)
    responses.push(await send(`${getInvitationUrl(server.url, slug)}/preview.png`))
  }
  over.abort()
  await Promise.all(flood)
  console.log(`  ${requestCount} requests by ${CONNECTIONS} connections for pictures of ${slugs.length} invitations`)
  expectExactly(
    `previews with 200, of ${STRANGERS_PREVIEWS}`,
    responses.filter(({ status }) => status === 200).length,
    STRANGERS_PREVIEWS,
  )
  expectAtMost('slowest preview', Math.round(Math.max(...responses.map(({ ms }) => ms))), SLOWEST_MS, 'ms')
  reportLost([server.process])
} finally {
  await discardServer(server)
}
exitWithResult()
