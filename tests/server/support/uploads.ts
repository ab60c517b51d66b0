import { UPLOAD_LIMIT_BYTES } from '../../../shared/limits.ts'
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import sharp from 'sharp'

/** An upload form in a form that makes failures readable. */
export interface UploadForm {
  parts: { field: string; content: string; name: string; type: string }[]
  breakage: 'truncated' | 'another boundary' | 'no boundary' | 'empty' | null
}

const BOUNDARY = 'zaffa-boundary'

/** @returns files of all kinds by name */
export async function createUploadContents(): Promise<Record<string, Buffer>> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#C9A227' } })
  const [png, jpeg, webp, gif] = await Promise.all([
    picture.png().toBuffer(),
    picture.jpeg().toBuffer(),
    picture.webp().toBuffer(),
    picture.gif().toBuffer(),
  ])
  const wide = await sharp({ create: { width: 12_500, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  return {
    png,
    jpeg,
    webp,
    gif,
    wide,
    'half a PNG': png.subarray(0, png.length / 2),
    'half a JPEG': jpeg.subarray(0, jpeg.length / 2),
    'a PNG with a fault': Buffer.concat([png.subarray(0, 40), Buffer.from('fault'), png.subarray(45)]),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    text: Buffer.from('no picture'),
    nothing: Buffer.alloc(0),
    'a PNG with much behind it': Buffer.concat([png, Buffer.alloc(UPLOAD_LIMIT_BYTES)]),
  }
}

const names = ['picture.png', '../../etc/passwd', 'صورة.png', 'a"b.png', '', 'x'.repeat(300), '%00.png']
const types = ['image/png', 'image/jpeg', 'text/html', 'application/json', 'nonsense', '']

/**
 * @returns valid and invalid upload forms
 * @param contents names of `createUploadContents`
 */
export function createUploadForms(contents: string[]): Arbitrary<UploadForm> {
  const good = fc.record({
    field: fc.constant('file'),
    content: fc.constantFrom('png', 'jpeg', 'webp'),
    name: fc.constant('picture.png'),
    type: fc.constant('image/png'),
  })
  const any = fc.record({
    field: fc.constantFrom('file', 'file', 'picture', '__proto__', ''),
    content: fc.constantFrom(...contents),
    name: fc.constantFrom(...names),
    type: fc.constantFrom(...types),
  })
  return fc.oneof(
    fc.record({ parts: fc.tuple(good), breakage: fc.constant(null) }),
    fc.record({ parts: fc.array(any, { maxLength: 3 }), breakage: fc.constant(null) }),
    fc.record({
      parts: fc.tuple(good),
      breakage: fc.constantFrom<UploadForm['breakage']>('truncated', 'another boundary', 'no boundary', 'empty'),
    }),
  )
}

/** @returns the body and media type of the form */
export function encodeForm(
  { parts, breakage }: UploadForm,
  contents: Record<string, Buffer>,
): { body: Buffer; contentType: string } {
  const body = Buffer.concat([
    ...parts.flatMap(({ field, content, name, type }) => [
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
      ),
      contents[content]!,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])
  const boundary =
    breakage === 'no boundary' ? '' : `; boundary=${breakage === 'another boundary' ? 'other' : BOUNDARY}`
  const size = breakage === 'empty' ? 0 : breakage === 'truncated' ? body.length - 30 : body.length
  return { body: body.subarray(0, size), contentType: `multipart/form-data${boundary}` }
}
