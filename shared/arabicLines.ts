/** Lines that are Arabic in both languages (specification §1, "Languages"). */

/** The congratulation on template 3. */
export const CONGRATULATION_LINE = 'بارك الله لكما وبارك عليكما وجمع بينكما في خير'

/** The last line of the guest page. */
export const CLOSING_LINE = 'حضوركم يزيد فرحتنا نورًا، ودعواتكم أجمل هدايانا. دامت دياركم عامرة بالأفراح والمسرّات'

/** The text that is shared with the link. */
export const INVITATION_TEXT = 'بقلوبٍ يملؤها الفرح ندعوكم لمشاركتنا ليلة العمر، فحضوركم هو أجمل هدية'
