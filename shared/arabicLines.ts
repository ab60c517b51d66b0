/** Lines that stay Arabic in both languages (specification §1, "Languages"). */

/** The congratulation that template 3 bears. */
export const CONGRATULATION_LINE = 'بارك الله لكما وبارك عليكما وجمع بينكما في خير'

/** Closes the public invitation page. */
export const CLOSING_LINE = 'حضوركم يزيد فرحتنا نورًا، ودعواتكم أجمل هدايانا. دامت دياركم عامرة بالأفراح والمسرّات'

/** What is sent beside the link when an invitation is shared. */
export const INVITATION_TEXT = 'بقلوبٍ يملؤها الفرح ندعوكم لمشاركتنا ليلة العمر، فحضوركم هو أجمل هدية'
