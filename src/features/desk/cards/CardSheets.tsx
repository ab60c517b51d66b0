import { memo } from 'react'
import type { Household } from '@/api/weddings'
import { formatFullName } from '@shared/guests/household'
import { findLinkedInvitation } from '@shared/guests/personalLink'
import { createCardColors } from '@shared/palettes/cardColors'
import { ensureContrast } from '@shared/palettes/oklch'
import { personalPath } from '@shared/routes'
import { getDirection } from '@/i18n/locales'
import { cardTextMessages } from '@/i18n/messages/deskTemplates'
import { formatLinkedCouple } from '../message'
import styles from './CardSheets.module.css'
import { CARDS_PER_PAGE, type CardSource, type LinkedHousehold } from './findCards'
import { QrCode } from './QrCode'

interface CardSheetsProps {
  households: readonly LinkedHousehold[]
  source: CardSource
}

/** Sheets of cards, an element for each page of paper. */
export const CardSheets = memo(function CardSheets({ households, source }: CardSheetsProps) {
  const colors = { ar: getCoupleColor(source, 'ar'), en: getCoupleColor(source, 'en') }
  const pages = Array.from({ length: Math.ceil(households.length / CARDS_PER_PAGE) }, (_, page) =>
    households.slice(page * CARDS_PER_PAGE, (page + 1) * CARDS_PER_PAGE),
  )
  return pages.map((cards) => (
    <ul key={cards[0]!.id} className={styles.page}>
      {cards.map((household) => (
        <Card key={household.id} household={household} source={source} coupleColor={colors[household.language]} />
      ))}
    </ul>
  ))
})

const PAPER = '#ffffff'

/** @returns the accent of the invitation that the card leads to, readable on paper; undefined when the couple has chosen no colours */
function getCoupleColor({ invitations }: CardSource, language: Household['language']): string | undefined {
  const { template = 1, card: { palette, accent } = {} } = findLinkedInvitation(invitations, language) ?? {}
  if (palette === undefined && accent === undefined) return undefined
  return ensureContrast(createCardColors(template, { palette, accent }).tones['accent']!, [PAPER])
}

interface CardProps {
  household: LinkedHousehold
  source: CardSource
  coupleColor: string | undefined
}

/** A card in the language of the household. */
function Card({ household, source, coupleColor }: CardProps) {
  const { language, asksReply, linkToken } = household
  const intl = source.intls[language]
  return (
    <li className={styles.card} lang={language} dir={getDirection(language)}>
      <bdi className={styles.couple} style={{ color: coupleColor }}>
        {formatLinkedCouple(source, language)}
      </bdi>
      <QrCode text={source.siteUrl + personalPath(linkToken, 'card')} className={styles.code} />
      <bdi className={styles.name}>{formatFullName(household)}</bdi>
      <span className={styles.hint}>
        {intl.formatMessage(asksReply ? cardTextMessages.toReply : cardTextMessages.toSee)}
      </span>
    </li>
  )
}
