import { CLOSING_LINE } from '@shared/arabicLines'
import type { Card } from '@shared/card/card'
import { getClosing } from '@shared/card/fixedWords'
import shared from './parts.module.css'
import { useCardLanguage } from './useCardLanguage'

/** The last words: those that the couple has chosen, or the closing line of every invitation. */
export function Closing({ card = {} }: { card: Card | undefined }) {
  const words = getClosing(card, useCardLanguage())
  if (words === undefined)
    return (
      <p className={shared.closing} lang="ar" dir="rtl">
        {CLOSING_LINE}
      </p>
    )
  return (
    <p className={shared.closing}>
      <bdi>{words}</bdi>
    </p>
  )
}
