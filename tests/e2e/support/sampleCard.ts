import type { Card } from '@shared/card/card'
import type { Locale } from './screens.ts'

/** @returns hosts with the longest names and titles that are common, and all lines. */
export function createCard(locale: Locale): Card {
  const texts = {
    ar: ['المستشار الدكتور', 'عبد الرحمن محمد عبد الله الشريف', 'الأستاذة', 'منى رشاد', 'ملابس رسمية'],
    en: ['Judge Dr', 'Abdelrahman Mohamed Abdallah El Sherif', 'Mrs', 'Mona Rashad', 'formal'],
  } as const
  const [title, name, otherTitle, otherName, dress] = texts[locale]
  const father = { role: 'father', honorific: title, name } as const
  const mother = { role: 'mother', honorific: otherTitle, name: otherName } as const
  return {
    hosts: { first: 'groom', groom: [father, mother], bride: [{ ...father, isLate: true }, mother] },
    opening: 'mercy',
    closing: 'joys',
    dress,
    children: 'welcome',
    stream: 'https://youtu.be/zaffa',
  }
}
