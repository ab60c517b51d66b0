import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
} from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import ts from 'typescript'
import { parseTables } from './lib/markdown.ts'
import { root } from './lib/run.ts'

type Language = 'English' | 'Arabic'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const stripDiacritics = (text: string) => text.normalize('NFC').replace(/[\u064B-\u0652\u0640]/g, '')
/** Claims with a fixed wording (docs/glossary.md, "Words that users read"). */
const FIXED_TEXTS = ['vendors', '1000+ vendors']
/** A pronoun or a verb in the dual: دعوتكما, كتبتما. Not the word كما, nor an adverb (محكمًا). */
const DUAL_ADDRESS = /[\u0621-\u0652](?:كما|تما)(?:ها|ه)?(?![\u0621-\u0652])/
/** Words with a second-person singular pronoun: حسابك, not حسابكم. */
const SINGULAR_ADDRESS = /(?:حساب|بريد|دعوت|دعوات|بيانات|هاتف|ملف|أجهزت|اتصال|مرور|يمكن)ك(?![\u0621-\u0652])/
/** Policies address one person, as contracts do. */
const POLICIES = /(terms|privacy|legal)\.ar\.json$/

/** Where no letter or diacritic comes before or after. */
const START = String.raw`(?<![\p{L}\p{M}])`
const END = String.raw`(?![\p{L}\p{M}])`
/** Patterns of docs/glossary.md, with texts that have them and texts that do not. */
const PATTERNS: { name: string; pattern: RegExp; isPolicyStyle?: true; has: string[]; hasNot: string[] }[] = [
  {
    name: 'تم + verbal noun',
    pattern: new RegExp(`${START}[وف]?س?[تي]?تمّ?ت?${END}(?= )`, 'u'),
    isPolicyStyle: true,
    has: ['تم الحفظ', 'تمت الإضافة', 'لم يتم تأكيد البريد', 'وتم تسجيل خروجكم'],
    hasNot: ['تمام', 'تمّت', 'خاتم ذهب'],
  },
  {
    name: 'لا + noun + بعد',
    pattern: new RegExp(String.raw`${START}ب?لا (?!ي|توجد )\S+( \S+){0,2} بعد(?=[.،؟}]|$)`, 'u'),
    has: ['لا ردود بعد', 'بلا مقاعد بعد.', 'لا مقدّمي خدمات بعد'],
    hasNot: ['لم تصلكم ردود بعد', 'لا يراها ضيوفكم بعد', 'لا تراجع بعد ذلك'],
  },
  {
    name: 'يُرجى',
    pattern: /يُرجى/,
    isPolicyStyle: true,
    has: ['يُرجى المحاولة', 'فيُرجى'],
    hasNot: ['حاولوا مرة أخرى'],
  },
  {
    name: 'ردّ without shadda',
    pattern: new RegExp(`${START}(?:[وفبك]?ال|لل|[وفل]?س?[يتن])?رد(?:وا|ا|ت|نا|كم|هم|ها|ه|ًا)?${END}`, 'u'),
    has: ['وقت الرد', 'لم ترد بعد', 'لم تردا', 'سنرد عليكم', 'ردها'],
    hasNot: ['ردود', 'ردّ', 'ردًّا', 'تردّ', 'ورد', 'فرد'],
  },
  {
    name: 'الخاص بكم',
    pattern: new RegExp(`الخاصة? ب(?:كم|نا|هم|ها|ه|ي|ك)${END}`, 'u'),
    has: ['واتساب الخاص بكم', 'رمز QR الخاص به'],
    hasNot: ['رابط خاص بها', 'الدخول الخاص ببريد'],
  },
  {
    name: 'دون alone',
    pattern: new RegExp(`(?<!من )${START}دون${END}(?! \\{)`, 'u'),
    has: ['دون حساب'],
    hasNot: ['من دون حساب', 'أطفال دون {childAge} عامًا', 'تريدون'],
  },
  {
    name: 'https:// without U+200E',
    pattern: /https:\/\/(?![\u200E\w])/,
    has: ['يبدأ بـ https:// من خرائط', 'يبدأ بـ https://'],
    hasNot: ['يبدأ بـ https://\u200E من', 'https://example.com'],
  },
  {
    name: 'a calque',
    pattern: new RegExp(`للقيام بهذا|${START}(?:بنجاح|أحدهم|كصورة|كعائل(?:ة|ات))${END}`, 'u'),
    has: ['للقيام بهذا الإجراء', 'حفظ كصورة', 'أُرسل بنجاح!'],
    hasNot: ['حفظ صورة الدعوة'],
  },
]

/** @returns the words for one and for two of each plural whose number is beside the message. After a colon follows what is counted. */
function listLabels(message: string): { one: string; two: string }[] {
  const labels: { one: string; two: string }[] = []
  const hasNumber = (elements: MessageFormatElement[]): boolean =>
    elements.some((element) => isPoundElement(element) || (isTagElement(element) && hasNumber(element.children)))
  const print = (elements: MessageFormatElement[] = []) =>
    elements.map((element) => ('value' in element ? element.value : '')).join('')
  const visit = (elements: MessageFormatElement[]): void => {
    for (const element of elements) {
      if (isTagElement(element)) visit(element.children)
      if (!isPluralElement(element) && !isSelectElement(element)) continue
      const { one, two, many } = element.options
      for (const option of Object.values(element.options)) visit(option.value)
      if (isPluralElement(element) && one && two && many && !hasNumber(many.value) && !print(many.value).endsWith(':'))
        labels.push({ one: print(one.value), two: print(two.value) })
    }
  }
  visit(parse(message))
  return labels
}

/** Removes placeholders and tags, because users do not see their names. */
const stripMarkup = (message: string) => message.replace(/<\/?\w+>/g, '').replace(/\$?\{\w+(, \w+)?\}/g, '')

function hasWord(language: Language, message: string, word: string): boolean {
  if (language === 'Arabic') return stripDiacritics(message).includes(stripDiacritics(word))
  return new RegExp(`\\b${word}s?\\b`, 'i').test(message)
}

/** @returns the texts of a TypeScript file: those of `defaultMessage`, or all when there are none */
function readScriptTexts(file: string): string[] {
  const texts: string[] = []
  const messages: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push(node.text)
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === 'defaultMessage' &&
      ts.isStringLiteralLike(node.initializer)
    )
      messages.push(node.initializer.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true))
  return (messages.length > 0 ? messages : texts).filter((text) => !FIXED_TEXTS.includes(text))
}

const readJsonTexts = (file: string): string[] => Object.values(JSON.parse(read(file)) as Record<string, string>)

/** Message catalogues: English in `defaultMessage`, Arabic in `*.ar.json`; those of the server in `en.ts` and `ar.ts`. */
const findCatalogues = (pattern: string) => globSync(pattern, { cwd: root }).sort()
const sources: Record<Language, { file: string; texts: string[] }[]> = {
  English: [
    ...findCatalogues('src/**/*.{ts,tsx}').filter((file) => read(file).includes('defaultMessage:')),
    ...findCatalogues('server/**/{en,*.en}.ts'),
  ].map((file) => ({ file, texts: readScriptTexts(file) })),
  Arabic: [
    ...findCatalogues('src/**/*.ar.json')
      .filter((file) => !file.includes('compiled'))
      .map((file) => ({ file, texts: readJsonTexts(file) })),
    ...findCatalogues('server/**/{ar,*.ar}.ts').map((file) => ({ file, texts: readScriptTexts(file) })),
  ],
}

const tables = parseTables(read('docs/glossary.md'))
const misspelled = tables
  .filter((row) => 'write' in row)
  .flatMap(({ write = '', not = '' }) => not.split(',').map((word) => ({ word: word.trim(), write })))
const rejected = tables.flatMap((row) =>
  (['English', 'Arabic'] as const).flatMap((language) =>
    (row[`not ${language}`] ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '')
      .map((word) => ({ language, word, instead: row[language] ?? '' })),
  ),
)

it('reads the catalogues of site and server and the rejected words', () => {
  for (const language of ['English', 'Arabic'] as const) {
    expect(sources[language].some(({ file }) => file.startsWith('server/'))).toBe(true)
    expect(sources[language].flatMap(({ texts }) => texts).length).toBeGreaterThan(500)
    expect(rejected.filter((row) => row.language === language).length).toBeGreaterThan(10)
  }
  expect(hasWord('English', stripMarkup('<login>Sign in</login> {login}'), 'login')).toBe(false)
  expect(hasWord('English', 'Two Themes', 'theme')).toBe(true)
  expect(hasWord('Arabic', 'مزوِّد الخدمة', 'مزوّد')).toBe(true)
})

it.each(rejected)('has no message with "$word" ($language: $instead)', ({ language, word }) => {
  const found = sources[language].flatMap(({ file, texts }) =>
    texts.filter((text) => hasWord(language, stripMarkup(text), word)).map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

it.each(misspelled)('writes "$write", not "$word"', ({ word }) => {
  expect(
    sources.Arabic.flatMap(({ file, texts }) =>
      texts.filter((text) => text.includes(word)).map((text) => `${file}: ${text}`),
    ),
  ).toEqual([])
})

it('addresses users in the plural, except in policies', () => {
  expect('انشرا دعوتكما').toMatch(DUAL_ADDRESS)
  expect('كل ما كتبتماه محفوظ').toMatch(DUAL_ADDRESS)
  expect('يبقى كما هو، محكمًا').not.toMatch(DUAL_ADDRESS)
  expect('احذف حسابك').toMatch(SINGULAR_ADDRESS)
  expect('احذفوا حسابكم').not.toMatch(SINGULAR_ADDRESS)
  const found = sources.Arabic.flatMap(({ file, texts }) =>
    texts
      .filter((text) => DUAL_ADDRESS.test(text) || (!POLICIES.test(file) && SINGULAR_ADDRESS.test(text)))
      .map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

it.each(PATTERNS)('has no message with the pattern "$name"', ({ pattern, isPolicyStyle = false, has, hasNot }) => {
  for (const text of has) expect(text).toMatch(pattern)
  for (const text of hasNot) expect(text).not.toMatch(pattern)
  const found = sources.Arabic.flatMap(({ file, texts }) =>
    texts
      .filter((text) => !(isPolicyStyle && POLICIES.test(file)) && pattern.test(text))
      .map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

it('has no dual beside its number', () => {
  expect(listLabels('{n, plural, one {يوم} two {يومان} few {أيام} many {يومًا} other {يوم}}')).toEqual([
    { one: 'يوم', two: 'يومان' },
  ])
  expect(listLabels('{n, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}')).toEqual([])
  const found = sources.Arabic.flatMap(({ file, texts }) =>
    texts
      .filter((text) => file.endsWith('.json') && listLabels(text).some(({ one, two }) => one !== two))
      .map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})
