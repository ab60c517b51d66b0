import type { Card } from '@shared/card/card'
import { emptyCardDraft, isSameCard, toCard, toCardDraft } from './cardDraft'

const card: Card = {
  hosts: { first: 'bride', groom: [], bride: [{ role: 'mother', honorific: 'الحاجة', name: 'منى', isLate: true }] },
  withholdsBride: true,
  opening: 'own',
  openingText: 'بسم الله نبدأ',
  closing: 'joys',
  dress: 'ملابس رسمية',
  children: 'none',
}

it('is the same card after an edit without changes', () => {
  expect(toCard(toCardDraft(card))).toEqual(card)
  expect(isSameCard(card, { ...card })).toBe(true)
  expect(isSameCard(card, { ...card, dress: 'بدلة' })).toBe(false)
  expect(isSameCard(undefined, {})).toBe(true)
})

it('says nothing that is not given: hosts without a name, blank lines, texts that another choice has replaced', () => {
  const blank = { role: 'father', honorific: 'الحاج', name: ' \u200F ', isLate: false } as const
  expect(toCard({ ...emptyCardDraft, groom: [blank, blank], dress: ' ', openingText: 'قديم' })).toEqual({})
})
