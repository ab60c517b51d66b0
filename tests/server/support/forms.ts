import { randomUUID } from 'node:crypto'

/** @returns a multipart form with one file, as a browser sends it */
export function buildFileForm(content: Buffer, options: { field?: string; name?: string; type?: string } = {}) {
  const boundary = `----zaffa${randomUUID()}`
  const { field = 'file', name = 'picture.png', type = 'image/png' } = options
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  return {
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
