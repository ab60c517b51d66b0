/** The languages of the site (specification §1, "Languages"). */
export type Language = 'ar' | 'en'

/** @returns the other of the two languages */
export const getOtherLanguage = (language: Language): Language => (language === 'ar' ? 'en' : 'ar')
