import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { RENDERED_QUALITY, encodePage } from '../../server/lib/compressedPage.ts'
import { findFreePort } from '../../tests/server/support/freePort.ts'
import { waitForResponse } from '../../scripts/lib/server.ts'
import { root } from '../../scripts/lib/run.ts'

/** A static server on the same machine, as the baseline for rendered pages. */
export interface Baseline {
  /** A page with the same text and font, without ornaments or scripts. */
  pageUrl: (name: string) => string
  /** A file of the same compressed size as the first page. */
  fileUrl: string
  close: () => Promise<void>
}

/** A rendered invitation page, as the server sent it. */
export interface Sample {
  name: string
  html: string
}

const extract = (html: string, start: RegExp, end: string): string => {
  const from = html.search(start)
  return from < 0 ? '' : html.slice(from, html.indexOf(end, from) + end.length)
}

/** @returns a page with only the text and the font of the sample */
function buildPlainPage({ html }: Sample): { page: string; font: string } {
  const font = /rel="preload" as="font"[^>]*href="([^"]+)"/.exec(html)?.[1] ?? ''
  const opening = /<html[^>]*>/.exec(html)?.[0] ?? '<html>'
  const words = extract(html, /<article/, '</article>')
    .replace(/<svg.*?<\/svg>|<img[^>]*>/gs, '')
    .replace(/<details.*?<\/details>/gs, '')
    .replace(/ (class|id|style|data-[a-z-]+)="[^"]*"/g, '')
  const style = `@font-face{font-family:F;src:url(/${basename(font)}) format("woff2");font-display:swap}body{margin:0;padding:2rem 1rem;font:1.1rem/1.6 F,serif;text-align:center}h1{margin-block:8rem 2rem;font-size:3.5rem}`
  const page =
    `<!doctype html>${opening}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>x</title>` +
    `<link rel="preload" as="font" type="font/woff2" href="/${basename(font)}" crossorigin><style>${style}</style></head><body>${words}</body></html>`
  return { page, font }
}

/** Serves the plain pages of the samples, and a file with the compressed bytes of the first sample. */
export async function startBaseline(samples: Sample[]): Promise<Baseline> {
  const folder = await mkdtemp(join(tmpdir(), 'zaffa-baseline-'))
  for (const sample of samples) {
    const { page, font } = buildPlainPage(sample)
    await writeFile(join(folder, `${sample.name}.html`), page)
    await writeFile(join(folder, `${sample.name}.html.br`), brotliCompressSync(page))
    await copyFile(join(root, 'dist/site', font), join(folder, basename(font)))
  }
  await writeFile(join(folder, 'file.html'), (await encodePage(samples[0]?.html ?? '', RENDERED_QUALITY)).br)
  const port = await findFreePort()
  const child = spawn(process.execPath, [join(import.meta.dirname, 'staticServer.ts'), folder, String(port)], {
    stdio: 'inherit',
  })
  const url = `http://127.0.0.1:${port}`
  if (!(await waitForResponse(`${url}/file.html`, child))) throw new Error('The static server did not start')
  return {
    pageUrl: (name) => `${url}/${name}.html`,
    fileUrl: `${url}/file.html`,
    close: async () => {
      child.kill()
      await once(child, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}
