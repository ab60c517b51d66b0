import sharp from 'sharp'
import { encode } from 'uqr'
import type { Config } from '../../config/config.ts'
import type { InvitationRow } from '../invitations/model.ts'
import type { FileKind } from './service.ts'
import { QR_QUIET_ZONE, toQrPath } from '../../../shared/qrPath.ts'
import { invitationPath } from '../../../shared/routes.ts'

const PICTURE_SIDE_PX = 1024
/** The site's text colour; its contrast with white is 16 : 1. */
const DARK = { r: 0x2b, g: 0x1b, b: 0x24 }
const LIGHT = { r: 255, g: 255, b: 255 }

/** @returns the rows of modules, true for dark ones, with the quiet zone */
const encodeModules = (row: InvitationRow, config: Config): boolean[][] =>
  encode(config.publicUrl + invitationPath(row.slug), { ecc: 'M', border: QR_QUIET_ZONE }).data

function toSvg(modules: boolean[][]): string {
  const side = modules.length
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${PICTURE_SIDE_PX}" height="${PICTURE_SIDE_PX}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#2b1b24" d="${toQrPath(modules)}"/></svg>\n`
  )
}

/** Draws each module with a whole number of pixels. The quiet zone takes the remaining pixels. */
function toPng(modules: boolean[][]): Promise<Buffer> {
  const side = modules.length
  const pixels = Buffer.from(modules.flat().flatMap((dark) => Object.values(dark ? DARK : LIGHT)))
  const scaled = side * Math.floor(PICTURE_SIDE_PX / side)
  const before = Math.floor((PICTURE_SIDE_PX - scaled) / 2)
  const after = PICTURE_SIDE_PX - scaled - before
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .resize(scaled, scaled, { kernel: 'nearest' })
    .extend({ top: before, left: before, bottom: after, right: after, background: LIGHT })
    .png({ palette: true, colours: 2 })
    .toBuffer()
}

/** The QR code of the guest page's address for printed cards: 1024 × 1024 px. */
export const qrPngFile: FileKind = {
  name: 'qr-png',
  mediaType: 'image/png',
  revision: 1,
  make: (row, { config }) => toPng(encodeModules(row, config)),
}

/** The same QR code as SVG, for any size. */
export const qrSvgFile: FileKind = {
  name: 'qr-svg',
  mediaType: 'image/svg+xml; charset=utf-8',
  revision: 1,
  make: async (row, { config }) => Buffer.from(toSvg(encodeModules(row, config))),
}
