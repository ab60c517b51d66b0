import { readFileSync } from 'node:fs'
import { CLOSINGS, OPENINGS } from './card.ts'
import { getClosing, getOpening } from './fixedWords.ts'

/** @returns the characters of the font face 'Zaffa Marks', which loads nothing */
function readLocalMarks(): RegExp {
  const face = /'Zaffa Marks';.*?unicode-range: ([^;]*);/s.exec(readFileSync('src/assets/fonts/garamond.css', 'utf8'))
  const ranges = face?.[1]?.replace(/U\+([\dA-F]{4})/g, String.raw`\u$1`).replace(/-(?=[\dA-F]{4})/g, String.raw`-\u`)
  return new RegExp(`[${ranges?.replaceAll(', ', '')}]`, 'gu')
}

const texts = [
  ...OPENINGS.map((opening) => getOpening({ opening }, 'ar')),
  ...CLOSINGS.map((closing) => getClosing({ closing }, 'ar')),
].filter((text) => text !== undefined)

it.each(texts)('%s: is written without a character that loads a Latin font', (text) => {
  const others = text.replace(readLocalMarks(), '').replace(/[\p{Script=Arabic}\p{Script=Inherited}\s،؛؟]/gu, '')
  expect(others).toBe('')
})
