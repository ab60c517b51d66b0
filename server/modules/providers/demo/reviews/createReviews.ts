type Star = 3 | 4 | 5

/** What differs between the sample reviews. */
export interface ReviewSample {
  /** Of the couple. */
  names: string
  stars: [quality: Star, communication: Star, punctuality: Star, value: Star]
  words: string
  /** The provider's. */
  answer?: string
}

/** A sample review as couples read it, and the enquiry that it belongs to. */
export interface DemoReview {
  name: string
  stars: ReviewSample['stars']
  words: string
  answer: string | null
  enquiry: string
  reviewedAt: string
}

/** What says in each text that it is a sample. */
const MARKS = {
  ar: { name: 'تجريبي:', words: 'تقييم تجريبي.', answer: 'ردّ تجريبي.', enquiry: 'استفسار تجريبي.' },
  en: { name: 'Sample:', words: 'Sample review.', answer: 'Sample answer.', enquiry: 'Sample enquiry.' },
}

const LATEST_DAY = Date.UTC(2026, 10, 20, 18)
const DAY_MS = 86_400_000
/** From one review of a provider to the next. */
const INTERVAL_DAYS = 31
/** The latest reviews of the providers are spread over this time. */
const SPREAD_DAYS = 19

/** @param index of the provider among the samples */
function getReviewedAt(index: number, position: number): string {
  const daysBefore = position * INTERVAL_DAYS + ((index * 5) % SPREAD_DAYS)
  return new Date(LATEST_DAY - daysBefore * DAY_MS).toISOString()
}

/**
 * @param index of the provider among the samples
 * @returns its reviews, the newest first, each text marked as a sample
 */
export function createReviews(samples: ReviewSample[], language: 'ar' | 'en', index: number): DemoReview[] {
  const marks = MARKS[language]
  return samples.map(({ names, stars, words, answer }, position) => ({
    name: `${marks.name} ${names}`,
    stars,
    words: `${words} ${marks.words}`,
    answer: answer === undefined ? null : `${answer} ${marks.answer}`,
    enquiry: marks.enquiry,
    reviewedAt: getReviewedAt(index, position),
  }))
}
