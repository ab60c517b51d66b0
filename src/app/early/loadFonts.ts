import type { Locale } from '@/i18n/locales'

/** Loads the fonts of titles and texts before the first layout, which else measures all texts twice. */
export const loadFonts = (locale: Locale): Promise<unknown> =>
  Promise.all(
    ['--h2', '--body1'].map((font) =>
      document.fonts.load(
        getComputedStyle(document.documentElement).getPropertyValue(font),
        locale === 'ar' ? 'ا' : 'a',
      ),
    ),
  ).catch(() => undefined)
