/** Pictures that need much memory, uploaded in parallel as backgrounds and as photographs of providers, while guests read. */
import sharp from 'sharp'
import { buildFileForm } from '../../tests/server/support/forms.ts'
import { providerDetails } from '../../tests/fixtures/provider.ts'
import { registerCouples, publishOne } from '../lib/couples.ts'
import type { BenchCouple } from '../lib/couples.ts'
import { expectAtMost, expectExactly, exitWithResult } from '../lib/figures.ts'
import { hasProcessTree } from '../lib/processTree.ts'
import { discardServer, startServer } from '../../scripts/lib/server.ts'
import { getGuestPageUrl, getInvitationUrl, readRepeatedly, send } from '../lib/http.ts'
import { MEMORY_LIMIT_MIB, sampleMemory } from '../lib/memory.ts'
import { reportLost, reportReads, skip } from '../lib/report.ts'

/** Half of them photographs. */
const UPLOADS = 24
const ACCOUNTS = 5
const MEGABYTE = 1024 * 1024

interface Picture {
  name: string
  content: Buffer
  /** Expected status. Uploads may also get 503 while many are queued. */
  status: number
}

const createPicture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#C9A227' } })

async function makePictures(): Promise<Picture[]> {
  const allowed = await createPicture(5000).jpeg({ progressive: true }).toBuffer()
  const small = await createPicture(400).jpeg().toBuffer()
  return [
    {
      name: 'progressive JPEG, 7900 × 7900',
      content: await createPicture(7900).jpeg({ progressive: true }).toBuffer(),
      status: 400,
    },
    { name: 'progressive JPEG, 5000 × 5000', content: allowed, status: 201 },
    { name: 'WebP, 25 million pixels', content: await createPicture(5000).webp({ effort: 0 }).toBuffer(), status: 201 },
    {
      name: 'SVG',
      content: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"><rect width="100%" height="100%"/></svg>',
      ),
      status: 415,
    },
    { name: 'truncated JPEG', content: allowed.subarray(0, allowed.length / 2), status: 400 },
    {
      name: 'JPEG padded to 20 MB',
      content: Buffer.concat([small, Buffer.alloc(20 * MEGABYTE - small.length)]),
      status: 413,
    },
  ]
}

/** @returns the account with the id of a provider of its own */
async function registerProvider(url: string, { token }: BenchCouple): Promise<{ token: string; providerId: string }> {
  const { text } = await send(`${url}/api/v1/services/providers/registration`, {
    method: 'POST',
    token,
    json: providerDetails,
  })
  return { token, providerId: (JSON.parse(text) as { id: string }).id }
}

if (!hasProcessTree()) skip('the memory of child processes cannot be read from /proc')
const pictures = await makePictures()
const server = await startServer()
try {
  const couples = await registerCouples(server.url, ACCOUNTS)
  const owners = await Promise.all(couples.map((couple) => registerProvider(server.url, couple)))
  const slug = await publishOne(server.url, couples[0]!)
  await send(getGuestPageUrl(server.url, slug))
  const getPeak = sampleMemory(server.process.pid!)
  const stopReaders = [
    readRepeatedly(() => getGuestPageUrl(server.url, slug)),
    readRepeatedly(() => getInvitationUrl(server.url, slug)),
  ]
  const uploads = Array.from({ length: UPLOADS }, async (_, index) => {
    const { name, content, status: expected } = pictures[index % pictures.length]!
    const { token, providerId } = owners[index % ACCOUNTS]!
    const path = index < UPLOADS / 2 ? 'uploads/background' : `providers/${providerId}/photos`
    const { status } = await send(`${server.url}/api/v1/${path}`, { method: 'POST', token, ...buildFileForm(content) })
    return status === expected || status === 503 ? [] : [`${name}: ${status} instead of ${expected}`]
  })
  const unexpected = (await Promise.all(uploads)).flat()
  const [pages, data] = await Promise.all(stopReaders.map((stop) => stop()))
  expectAtMost(`peak memory, ${UPLOADS} uploads at once`, getPeak(), MEMORY_LIMIT_MIB, 'MiB')
  expectExactly('unexpected responses', unexpected.length, 0)
  for (const line of unexpected) console.log(`    ${line}`)
  reportReads('guest page', pages!, 1000)
  reportReads('invitation', data!, 1000)
  reportLost([server.process])
} finally {
  await discardServer(server)
}
exitWithResult()
