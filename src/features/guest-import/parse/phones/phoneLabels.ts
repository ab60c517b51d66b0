import { toSearchKey } from '@shared/text'
import { splitWords } from '../splitWords'

/** What a contact's label, or the header of a column, says of a number. */
export type PhoneKind = 'mobile' | 'preferred' | 'other' | 'machine'

/** Words beside a number that only say that it is one, or that another follows. */
const NUMBER_WORDS = splitWords(`
  ت, تليفون, تلفون, التليفون, التلفون, موبايل, الموبايل, موبيل, محمول, المحمول, هاتف, الهاتف, جوال, الجوال, رقم, الرقم, نمرة,
  واتس, واتساب, الواتس, الواتساب, و, او, tel, telephone, phone, mobile, mob, cell, cellphone, whatsapp, number, no, or,
  and
`)
const MACHINE = /fax|pager|beeper|telex|isdn|tty|company|فاكس|بيجر|تلكس|شرك/u
const MOBILE = /cell|mobile|iphone|whatsapp|موبايل|موبيل|محمول|جوال|واتس/u
const PREFERRED = /pref|primary|main|رئيسي|اساسي/u

/** A Latin letter may be the initial of a name, unless a colon follows. */
const LETTERS = new Set(['t', 'm', 'p'])
/** The last word, with the marks after it. */
const LAST_WORD = /(?:^|([^\p{L}]))(\p{L}{1,12})([\s:：.=/\p{Pd}\p{Cf}]{0,6})$/u

const numberWords = new Set(NUMBER_WORDS.map(toSearchKey))

/** @returns the kinds that a label such as `CELL,PREF` or «فاكس العمل» names */
export function readPhoneKinds(label: string): ReadonlySet<PhoneKind> {
  const key = toSearchKey(label)
  const kinds: [PhoneKind, RegExp][] = [
    ['machine', MACHINE],
    ['mobile', MOBILE],
    ['preferred', PREFERRED],
  ]
  return new Set(kinds.filter(([, words]) => words.test(key)).map(([kind]) => kind))
}

/** @returns whether a word beside a number says nothing else: «موبايل», `tel`, «أو» */
export const isNumberWord = (word: string): boolean => numberWords.has(toSearchKey(word))

/** @returns a text without the words at its end that announce a number: «سارة تليفون:» */
export function stripNumberWords(text: string): string {
  const [match = '', before = '', word = '', marks = ''] = LAST_WORD.exec(text) ?? []
  const isLabel = isNumberWord(word) || (LETTERS.has(word.toLowerCase()) && /[:：]/u.test(marks))
  return word !== '' && isLabel ? stripNumberWords(text.slice(0, text.length - match.length) + before) : text
}
