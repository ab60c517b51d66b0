import { getOtherLanguage } from '@shared/languages'
import type { Locale } from './screens.ts'

/** Two adjacent words of the other script: a sentence without a translation. Digits and punctuation may be between them. */
const foreignSentences: Record<Locale, string> = {
  ar: "[A-Za-z]{2,}[\\s,.:;!?()«»“”’'-]+[A-Za-z]{2,}",
  en: '[\\u0621-\\u064A]{2,}[\\s،.:؛!؟()-]+[\\u0621-\\u064A]{2,}',
}

/** Addresses, which are the same in every language. */
const ADDRESSES = '(https?://|www\\.)\\S+|\\S+@\\S+|\\S+\\.(com|example|eg)\\S*'

/**
 * @returns sentences and labels of the open page in the other language that are not marked with `lang` or, as names and addresses
 * of providers, with `translate="no"`
 */
export const findUntranslatedTexts = (locale: Locale): Promise<string[]> =>
  browser.execute(
    (other: string, sentence: string, addresses: string) => {
      const marked = `[lang|="${other}"], script, style, noscript, [translate="no"]`
      const texts: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        if (!walker.currentNode.parentElement?.closest(marked)) texts.push(walker.currentNode.textContent ?? '')
      }
      for (const element of document.querySelectorAll(
        '[aria-label], [alt], [title], [placeholder], [aria-roledescription]',
      )) {
        if (element.closest(marked)) continue
        for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-roledescription'])
          texts.push(element.getAttribute(name) ?? '')
      }
      // A title may contain a provider's name, which cannot be marked there.
      const quoted = [...document.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent ?? '')
      const heads = [document.title, document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '']
      texts.push(...heads.map((head) => quoted.reduce((rest, words) => rest.replace(words, '·'), head)))
      return texts
        .filter((text) => new RegExp(sentence).test(text.replace(new RegExp(addresses, 'g'), '·')))
        .map((text) => text.trim().slice(0, 120))
    },
    getOtherLanguage(locale),
    foreignSentences[locale],
    ADDRESSES,
  )
