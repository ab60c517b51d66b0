import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { APP_START_PATH, openPath, SHARE_FIELDS, SHARE_PATH } from '../../shared/installedApp.ts'
import { addLanguage } from '../../shared/routes.ts'
import { palette } from '../../src/theme/tokens.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { root } from '../lib/run.ts'

/** Side of each icon in px, and the share of it that the star fills; some phones crop `maskable` icons to a circle. */
export const icons = [
  { file: 'icon-192.png', side: 192, share: 0.86, purpose: 'any' },
  { file: 'icon-512.png', side: 512, share: 0.86, purpose: 'any' },
  { file: 'icon-maskable-512.png', side: 512, share: 0.62, purpose: 'maskable' },
] as const

/** Side of a shortcut's icon in px (Android). */
export const SHORTCUT_SIDE = 96

/** The menu of the app's icon. */
export const shortcuts = [
  { icon: 'guests', file: 'shortcut-guests.png', page: 'guests', name: { ar: 'قائمة الضيوف', en: 'Guest list' } },
  { icon: 'send', file: 'shortcut-send.png', page: 'desk', name: { ar: 'الإرسال على واتساب', en: 'Send on WhatsApp' } },
  { icon: 'replies', file: 'shortcut-replies.png', page: 'replies', name: { ar: 'الردود', en: 'Replies' } },
] as const

/** Pictures of the app, which browsers show before they install it: `npm run screenshots -- install` takes them. */
export const PICTURE_FOLDER = 'src/assets/install'

const texts = {
  ar: {
    name: 'زفّة: دعوات الأفراح والتخطيط لها',
    short_name: 'زفّة',
    description: 'قائمة ضيوفكم وردودهم ودعوتكم معكم أينما كنتم، حتى من دون إنترنت.',
    dir: 'rtl',
  },
  en: {
    name: 'Zaffa: wedding invitations and planning',
    short_name: 'Zaffa',
    description: 'Your guest list, replies and invitation wherever you are, even without a network.',
    dir: 'ltr',
  },
}

/** The same label for all pictures of a page, by the start of their names. */
const pictureLabels: Record<string, Record<Locale, string>> = {
  dashboard: { ar: 'فرحكم في صفحة واحدة', en: 'Your wedding on one page' },
  guests: { ar: 'قائمة الضيوف ومقاعدهم', en: 'Your guests and their seats' },
  replies: { ar: 'من سيحضر ومن اعتذر', en: 'Who comes, and who sends regrets' },
}

/** What the import of guests reads (src/features/guest-import). Android looks at the types, other systems at the endings. */
const SHARED_TYPES = [
  'text/vcard',
  'text/x-vcard',
  'text/directory',
  'text/csv',
  'text/comma-separated-values',
  'text/tab-separated-values',
  'text/plain',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.vcf',
  '.csv',
  '.tsv',
  '.txt',
  '.xlsx',
]

/** @returns the web app manifest (W3C) in a language */
export const createManifest = async (lang: Locale) => ({
  ...texts[lang],
  lang,
  id: '/',
  start_url: addLanguage(APP_START_PATH, lang),
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  // Another window where there is one already: to navigate it would lose what is typed in a form.
  launch_handler: { client_mode: 'navigate-new' },
  categories: ['lifestyle', 'productivity', 'events'],
  background_color: palette.paper,
  theme_color: palette.paper,
  prefer_related_applications: false,
  icons: icons.map(({ file, side, purpose }) => createIcon(file, side, purpose)),
  shortcuts: shortcuts.map(({ file, page, name }) => ({
    name: name[lang],
    url: addLanguage(openPath(page), lang),
    icons: [createIcon(file, SHORTCUT_SIDE, 'any')],
  })),
  share_target: {
    action: SHARE_PATH,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: SHARE_FIELDS.title,
      text: SHARE_FIELDS.text,
      url: SHARE_FIELDS.url,
      files: [{ name: SHARE_FIELDS.files, accept: SHARED_TYPES }],
    },
  },
  screenshots: await listPictures(lang),
})

const createIcon = (file: string, side: number, purpose: string) => ({
  src: `/assets/icons/${file}`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
})

/** @returns the pictures of a language, such as `dashboard-narrow-ar.webp`: of phones and of desktops */
async function listPictures(lang: Locale) {
  const files = (await readdir(join(root, PICTURE_FOLDER))).filter((file) => file.endsWith(`-${lang}.webp`)).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const [page = '', formFactor] = file.split('-')
      const { width, height } = await sharp(join(root, PICTURE_FOLDER, file)).metadata()
      return {
        src: `/assets/install/${file}`,
        sizes: `${width}x${height}`,
        type: 'image/webp',
        form_factor: formFactor,
        label: pictureLabels[page]?.[lang],
      }
    }),
  )
}
