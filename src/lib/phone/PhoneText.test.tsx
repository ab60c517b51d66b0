import { expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { render, screen } from '@testing-library/react'
import { formatE164 } from './formatE164'
import { PhoneNumber } from './PhoneNumber'
import { PhoneText } from './PhoneText'
import { splitPhones } from './splitPhones'

const findPhones = (text: string): (string | null)[] => {
  const { container } = render(<PhoneText text={text} />)
  expect(container.textContent).toBe(text)
  return [...container.querySelectorAll('bdo[dir=ltr]')].map(({ textContent }) => textContent)
}

it.each([
  ['ماما هدى +20 10 1234 5678', ['+20 10 1234 5678']],
  ['هدى 010-1234-5678 أو 011 1234 5678', ['010-1234-5678', '011 1234 5678']],
  ['للاستفسار: ٠١٠ ١٢٣٤ ٥٦٧٨.', ['٠١٠ ١٢٣٤ ٥٦٧٨']],
  ['+٢٠ ١٠ ١٢٣٤ ٥٦٧٨', ['+٢٠ ١٠ ١٢٣٤ ٥٦٧٨']],
  ['كلموا هدى (010) 1234 5678', ['010) 1234 5678']],
  ['20 10 1234 5678', ['20 10 1234 5678']],
  ['01012345678\n01112345678', ['01012345678', '01112345678']],
  ['الفرح 12-05-2027 الساعة 8.30', []],
  ['١٢/٠٥/٢٠٢٧', []],
  ['قاعة 5 الدور 3', []],
  ['', []],
])('reads the phones in %j from left to right', (text, phones) => expect(findPhones(text)).toEqual(phones))

it.each([
  ['+201012345678', '+20 10 1234 5678'],
  ['+20223456789', '+20 2 2345 6789'],
  ['+2034567890', '+20 3 456 7890'],
  ['+20502345678', '+20 50 234 5678'],
  ['+966501234567', '+966 50 123 4567'],
  ['+96551234567', '+965 5123 4567'],
  ['+12125550123', '+1 212 555 0123'],
  ['+4915112345678', '+49 151 1234 5678'],
])('groups %s as %s', (e164, shown) => expect(formatE164(e164)).toBe(shown))

it('shows the international form, with what was typed as its title', () => {
  render(<PhoneNumber phone="٠١٠-١٢٣٤-٥٦٧٨" phoneE164="+201012345678" />)
  expect(screen.getByText('+20 10 1234 5678')).toHaveAttribute('title', '٠١٠-١٢٣٤-٥٦٧٨')
})

it('shows what was typed if it could not be read', () => {
  render(<PhoneNumber phone="اسألوا ماما" />)
  expect(screen.getByText('اسألوا ماما').tagName).toBe('BDI')
})

it('changes no character of any text', () => {
  const pieces = fc.constantFrom('+', '0', '٠١٠', '12', ' ', '-', '(', ')', '/', '\n', 'ن', '\u200F', '20')
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(pieces, { maxLength: 30 }).map((some) => some.join('')),
  )
  fc.assert(
    fc.property(texts, (text) =>
      expect(
        splitPhones(text)
          .map(({ part }) => part)
          .join(''),
      ).toBe(text),
    ),
  )
})
