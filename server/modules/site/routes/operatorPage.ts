import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../../config/config.ts'
import { sendEncoded } from '../../../http/compressedResponse.ts'
import { NO_INDEX, buildOperatorPolicy } from '../../../http/securityHeaders.ts'
import { encodePage } from '../../../lib/compressedPage.ts'
import { parseInlineParts } from '../../../lib/inlineParts.ts'
import { fillPlaceholders } from '../placeholders.ts'

/** The console is compressed once, at the start. */
const BROTLI_QUALITY = 11

/**
 * Serves the operator's console at `/operator` and below. It is not linked, not indexed and not cached; its policy allows nothing but this origin.
 * Without a build these addresses do not exist.
 */
export async function registerOperatorPage(app: FastifyInstance, distDir: string, config: Config): Promise<void> {
  const file = join(distDir, 'operator/index.html')
  if (!existsSync(file)) return
  const html = fillPlaceholders(await readFile(file, 'utf8'), config.site)
  const content = await encodePage(html, BROTLI_QUALITY)
  const headers = {
    ...NO_INDEX,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': buildOperatorPolicy(config, parseInlineParts(html)),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    Vary: 'Accept-Encoding',
  }
  for (const url of ['/operator', '/operator/*'])
    app.get(url, (request, reply) =>
      sendEncoded(request, reply.headers(headers).type('text/html; charset=utf-8'), content),
    )
}
