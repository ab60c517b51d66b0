import type { Locale } from './screens.ts'

/** Two words of the other script beside each other: a sentence that nobody translated. Digits and signs may stand between. */
const sentences: Record<Locale, string> = {
  ar: '[A-Za-z]{2,}[\\s,.:;!?()«»“”’\'-]+[A-Za-z]{2,}',
  en: '[\\u0621-\\u064A]{2,}[\\s،.:؛!؟()-]+[\\u0621-\\u064A]{2,}',
}

/** Addresses of all kinds, which are the same in every language. */
const ADDRESSES = '(https?://|www\\.)\\S+|\\S+@\\S+|\\S+\\.(com|example|eg)\\S*'

/**
 * @returns sentences on the open page, hidden labels included, that are in the other language and are not marked as such (`lang`)
 * or as somebody's own words (`translate="no"`: names and addresses that providers wrote).
 */
export const untranslated = (locale: Locale): Promise<string[]> =>
  browser.execute(
    (other: string, sentence: string, addresses: string) => {
      const marked = `[lang|="${other}"], script, style, noscript, [translate="no"]`
      const texts: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        if (!walker.currentNode.parentElement?.closest(marked)) texts.push(walker.currentNode.textContent ?? '')
      }
      for (const element of document.querySelectorAll('[aria-label], [alt], [title], [placeholder], [aria-roledescription]')) {
        if (element.closest(marked)) continue
        for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-roledescription']) texts.push(element.getAttribute(name) ?? '')
      }
      // A title may hold a provider's own name, which cannot be marked there.
      const quoted = [...document.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent ?? '')
      const heads = [document.title, document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '']
      texts.push(...heads.map((head) => quoted.reduce((rest, words) => rest.replace(words, '·'), head)))
      return texts.filter((text) => new RegExp(sentence).test(text.replace(new RegExp(addresses, 'g'), '·'))).map((text) => text.trim().slice(0, 120))
    },
    locale === 'ar' ? 'en' : 'ar',
    sentences[locale],
    ADDRESSES,
  )
