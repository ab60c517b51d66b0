import { toSearchKey } from '../text.ts'

const splitWords = (list: string): string[] => list.trim().split(/\s*[,\n]\s*/)

/** Honorifics that are no names. «السيد» is a first name in Egypt, so it needs a slash. */
const WORDS = splitWords(`
  الحاج, الحاجة, حاج, حاجة, الأستاذ, الأستاذة, أستاذ, أستاذة, الدكتور, الدكتورة, دكتور, دكتورة,
  المهندس, المهندسة, مهندس, مهندسة, المستشار, المستشارة, مستشار, اللواء, العميد, العقيد, الشيخ,
  الكابتن, كابتن, السيدة, الآنسة, آنسة, مدام, مستر, باشمهندس, البشمهندس, الأخ, الأخت, mr, mrs, ms,
  miss, dr, eng, prof, hajj, haj, hagg, madam
`)
/** Abbreviations, and words that are names as well: honorifics only before a slash or a full stop. */
const WORDS_WITH_MARK = splitWords('أ, ا, د, م, ح, أ.د, ا.د, أ.م, السيد, سيد')
/** More in a row than «الحاج الدكتور / » are not expected. */
const MAX_HONORIFICS = 3
/** The first word, with a slash or full stop after it. */
const FIRST_WORD = /^([\p{L}\p{M}.]*[\p{L}\p{M}])(\s*[/.\\]+\s*|\s+)(?=\S)/u
const MARK = /[/.\\]/

const words = new Set(WORDS.map(toSearchKey))
const wordsWithMark = new Set(WORDS_WITH_MARK.map(toSearchKey))

function findHonorificEnd(name: string): number {
  const [match = '', word = '', gap = ''] = FIRST_WORD.exec(name) ?? []
  const key = toSearchKey(word)
  return words.has(key) || (wordsWithMark.has(key) && MARK.test(gap)) ? match.length : 0
}

/** @returns the honorifics before a name, as typed, and the rest; an ambiguous word stays in the name */
export function splitHonorific(typed: string): { honorific: string; name: string } {
  const text = typed.trim()
  let end = 0
  for (let count = 0; count < MAX_HONORIFICS; count += 1) end += findHonorificEnd(text.slice(end))
  return { honorific: text.slice(0, end).trim(), name: text.slice(end) }
}
