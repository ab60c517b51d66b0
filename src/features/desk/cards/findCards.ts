import type { Household, Side } from '@/api/weddings'
import type { MessageSource } from '../message'

/** Three columns of four cards on an A4 sheet. */
export const CARDS_PER_PAGE = 12
/** As many sheets as a browser lays out for printing within seconds. */
export const CARDS_PER_PART = 25 * CARDS_PER_PAGE

/** What cards are made of. */
export type CardSource = Pick<MessageSource, 'list' | 'invitations' | 'intls' | 'siteUrl'>

/** A household with a personal link. */
export type LinkedHousehold = Household & { linkToken: string }

/** Empty texts for all households. */
export interface CardFilters {
  side: Side | ''
  tag: string
  isWithoutPhone: boolean
}

export const ALL_CARDS: CardFilters = { side: '', tag: '', isWithoutPhone: false }

const isLinked = (household: Household): household is LinkedHousehold =>
  household.linkToken !== undefined && household.dataRemovedAt === undefined && household.seats.length > 0

/** @returns the households whose cards are printed, in list order */
export const findCards = (
  households: readonly Household[],
  { side, tag, isWithoutPhone }: CardFilters,
): LinkedHousehold[] =>
  households
    .filter(isLinked)
    .filter(
      (household) =>
        (side === '' || household.side === side) &&
        (tag === '' || household.tags.includes(tag)) &&
        (!isWithoutPhone || household.phoneE164 === undefined),
    )
