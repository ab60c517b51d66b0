/** Icons and web app manifests, generated from one icon and the messages, for installing the site on a home screen. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { manifestPath } from '../../shared/routes.ts'
import { palette } from '../../src/theme/tokens.ts'
import { root } from '../lib/run.ts'

/** Side of each icon in px, and the share of it that the star fills; some phones crop `maskable` icons to a circle. */
const icons = [
  { file: 'icon-192.png', side: 192, share: 0.86, purpose: 'any' },
  { file: 'icon-512.png', side: 512, share: 0.86, purpose: 'any' },
  { file: 'icon-maskable-512.png', side: 512, share: 0.62, purpose: 'maskable' },
] as const
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

const texts = {
  ar: { name: 'زفّة: دعوات الأفراح والتخطيط لها', short_name: 'زفّة', dir: 'rtl' },
  en: { name: 'Zaffa: wedding invitations and planning', short_name: 'Zaffa', dir: 'ltr' },
}

const createManifest = (lang: 'ar' | 'en') => ({
  ...texts[lang],
  lang,
  id: '/',
  start_url: `/?lang=${lang}`,
  display: 'standalone',
  background_color: palette.paper,
  theme_color: palette.paper,
  icons: icons.map(({ file, side, purpose }) => ({
    src: `/assets/icons/${file}`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })),
})

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
  for (const lang of ['ar', 'en'] as const)
    await writeFile(join(site, manifestPath(lang)), JSON.stringify(createManifest(lang)))
}
