/** The most characters of the values of a referral (specification §3). */
export const REFERRAL_MAX_CHARACTERS = { referralCode: 40, source: 64, sourceId: 64 } as const

export type ReferralField = keyof typeof REFERRAL_MAX_CHARACTERS

/** @returns whether a value of a referral is kept: any line of text within the bounds. It may contain markup, because it is never rendered as HTML */
export const isReferralText = (field: ReferralField, text: string): boolean =>
  text.trim() !== '' && [...text].length <= REFERRAL_MAX_CHARACTERS[field] && !/[\p{Cc}\p{Surrogate}]/u.test(text)

/** Headers hold ASCII only: the values of a referral are percent-encoded in them. */
export const encodeReferralText = encodeURIComponent

/** @returns the value of a referral in a header; null for one that is not kept */
export function decodeReferralText(field: ReferralField, header: string): string | null {
  try {
    const text = decodeURIComponent(header)
    return isReferralText(field, text) ? text : null
  } catch {
    // Not UTF-8.
    return null
  }
}
