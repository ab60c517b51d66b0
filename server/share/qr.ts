import type { FileKind } from './files.ts'

const unmade = (name: string, mediaType: string): FileKind => ({
  name,
  mediaType,
  revision: 1,
  make: async () => {
    throw new Error(`${name} is not drawn yet`)
  },
})

/** QR code of the public page's address. */
export const qrPngFile = unmade('qr-png', 'image/png')
export const qrSvgFile = unmade('qr-svg', 'image/svg+xml; charset=utf-8')
