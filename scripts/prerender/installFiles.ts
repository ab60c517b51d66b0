/** Icons and web app manifests, generated from one icon and the messages, for installing the site on a home screen. */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { manifestPath } from '../../shared/routes.ts'
import { tabIcons } from '../../src/app/wedding/tabIcons.ts'
import { palette } from '../../src/theme/tokens.ts'
import { root } from '../lib/run.ts'
import { createManifest, icons, PICTURE_FOLDER, SHORTCUT_SIDE, shortcuts } from './manifest.ts'

const APPLE_ICON = { file: 'apple-touch-icon.png', side: 180, share: 0.7 }
const FAVICON_SIDE = 32

async function drawIcon(star: Buffer, side: number, share: number): Promise<Buffer> {
  const inner = Math.round(side * share)
  const drawn = await sharp(star, { density: 72 * 16 })
    .resize(inner, inner)
    .png()
    .toBuffer()
  const background = sharp({ create: { width: side, height: side, channels: 4, background: palette.paper } })
  return background
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** @returns the icon of a tab on the colour of the page */
function drawShortcut(path: string): Promise<Buffer> {
  const { henna, paper } = palette
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="${paper}"/><path fill="${henna}" transform="translate(10.8 10.8) scale(1.1)" d="${path}"/></svg>`
  return sharp(Buffer.from(drawing), { density: 72 * 4 })
    .resize(SHORTCUT_SIDE, SHORTCUT_SIDE)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** @returns an ICO file with one PNG (a header of 6 bytes, an entry of 16, then the image) */
function encodeIco(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** @param site the folder that is served */
export async function writeInstallFiles(site: string): Promise<void> {
  const star = await readFile(join(root, 'src/assets/icon.svg'))
  const folder = join(site, 'assets/icons')
  await mkdir(folder, { recursive: true })
  for (const { file, side, share } of [...icons, APPLE_ICON])
    await writeFile(join(folder, file), await drawIcon(star, side, share))
  const bare = await sharp(star, { density: 72 * 8 })
    .resize(FAVICON_SIDE, FAVICON_SIDE)
    .png()
    .toBuffer()
  await writeFile(join(site, 'favicon.ico'), encodeIco(bare, FAVICON_SIDE))
  for (const { icon, file } of shortcuts) await writeFile(join(folder, file), await drawShortcut(tabIcons[icon]))
  await cp(join(root, PICTURE_FOLDER), join(site, 'assets/install'), { recursive: true })
  for (const lang of ['ar', 'en'] as const)
    await writeFile(join(site, manifestPath(lang)), JSON.stringify(await createManifest(lang)))
}
