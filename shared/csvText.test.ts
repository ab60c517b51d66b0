import { expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { escapeCsvText, unescapeCsvText } from './csvText.ts'

it.each([
  ['=1+1', "'=1+1"],
  ["'=1+1", "''=1+1"],
  ['+20 10 1234 5678', "'+20 10 1234 5678"],
  ['a;=1+1', "a;'=1+1"],
  ['a; "=1+1"', `a;' "=1+1"`],
  ['a\n-1', "a\n'-1"],
  ['a;b, c=d', 'a;b, c=d'],
  ["O'Brien", "O'Brien"],
])('escapes %j as %j', (text, cell) => expect(escapeCsvText(text)).toBe(cell))

it('restores any text, and leaves no formula behind a separator', () => {
  const pieces = fc.constantFrom('=', '+', '-', '@', "'", '"', ';', ',', ' ', '\n', '\t', 'a', '1', 'ن')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((some) => some.join('')),
      ),
      (text) => {
        const cell = escapeCsvText(text)
        expect(unescapeCsvText(cell)).toBe(text)
        for (const part of cell.split(/[;\n\r\t]/)) expect(part.replace(/^["\s]+/, '')).not.toMatch(/^[=+\-@]/)
      },
    ),
  )
})
