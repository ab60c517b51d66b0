import { number, object, string } from 'yup'
import type { NewReview } from '@/api/providers'
import { NAME_MAX_CHARACTERS } from '@/config/limits'
import { ownReviewMessages } from '@/i18n/messages/reviews'
import { createLineRule } from '@/ui/fields/textRule'
import { hasContact } from '@shared/hasContact'
import { REVIEW_MAX_CHARACTERS } from '@shared/limits'
import type { StarName } from '@shared/stars'

/** 0 stars are none yet. */
export type ReviewValues = Record<StarName, number> & { name: string; words: string }

const stars = number().min(1, ownReviewMessages.starsRequired.id)
const hasNoContact = (typed = ''): boolean => !hasContact(typed)

export const reviewSchema = object({
  name: createLineRule(NAME_MAX_CHARACTERS, {
    tooLong: ownReviewMessages.tooLong.id,
    markup: ownReviewMessages.markup.id,
  })
    .required(ownReviewMessages.nameRequired.id)
    .test('contact', ownReviewMessages.hasContact.id, hasNoContact),
  quality: stars,
  communication: stars,
  punctuality: stars,
  value: stars,
  words: string()
    .max(REVIEW_MAX_CHARACTERS, ownReviewMessages.tooLong.id)
    .matches(/^[^<>]*$/, ownReviewMessages.markup.id)
    .test('contact', ownReviewMessages.hasContact.id, hasNoContact),
})

/** @returns the review as the API takes it */
export const toReview = ({ name, words, quality, communication, punctuality, value }: ReviewValues): NewReview => ({
  name: name.trim(),
  stars: { quality, communication, punctuality, value },
  words: words.trim(),
})
