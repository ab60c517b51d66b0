/** Constants of the specification (§9). Those marked “own” are not in it. */
export const REQUEST_TIMEOUT_MS = 30_000
export const NAV_SCROLL_THRESHOLD_PX = 50
export const TOAST_MS = 5_000
/** Transitions of a dialog and of its backdrop. */
export const MODAL_TRANSITION_MS = 300
export const BACKDROP_TRANSITION_MS = 150
/** Own: how long Undo is offered. */
export const UNDO_MS = 10_000
export const PASSWORD_MIN_CHARACTERS = 6
export const PASSWORD_MAX_CHARACTERS = 20
/** As in the OpenAPI document (PersonName, Line). */
export const NAME_MAX_CHARACTERS = 80
export const LINE_MAX_CHARACTERS = 120
/** As in the OpenAPI document (MemberLabel). */
export const MEMBER_LABEL_MAX_CHARACTERS = 40
/** As in the OpenAPI document (HallDetails). */
export const HALL_MAX_CAPACITY = 10_000
/** As in the OpenAPI document (ContactMessage). */
export const CONTACT_MESSAGE_MAX_CHARACTERS = 5_000
export const PHONE_MAX_CHARACTERS = 30
export const EMAIL_MAX_CHARACTERS = 254
export const VISITOR_FACT_MAX_CHARACTERS = 100
/** Own: time limit of the look-ups before a contact message is sent. */
export const LOOKUP_LIMIT_MS = 3_000
/** Users must be older than this (§1, §5). */
export const USER_MIN_AGE = 18
/** Children younger than this are not knowingly served (§9). */
export const CHILD_AGE = 13
/** The day on which terms and privacy policy were last changed (§2). */
export const POLICIES_UPDATED = '2024-06-28'
/** Own: the largest picture that the studio opens for cropping. Pictures of phones have 8 MB and more; the upload is far smaller. */
export const PICTURE_MAX_BYTES = 25 * 1024 * 1024
export const PICTURE_MAX_PIXELS = 50_000_000
/** Years shown in the footers (§2). */
export const FOOTER_YEAR = 2024
/** Invitations whose details a guest's browser stores, to show changes. */
export const SEEN_INVITATIONS_KEPT = 50
/** Own: providers on one page of the directory. */
export const DIRECTORY_PAGE_SIZE = 12
/** As in the OpenAPI document (search of the directory). */
export const SEARCH_MAX_CHARACTERS = 100
export const SEARCH_MAX_PAGE = 100_000
/** As in the OpenAPI document (search of the directory, profile of a provider, enquiry). */
export const GUESTS_MAX = 10_000
/** As in the OpenAPI document (price and website of a provider). */
export const PRICE_MAX_EGP = 1_000_000_000
export const WEBSITE_MAX_CHARACTERS = 2000
/**
 * How long a short link waits for the app before it goes to the store's page (§9): shorter on the app host, whose links the
 * system knows. In ms.
 */
export const APP_WAIT_MS = { appHost: { android: 500, ios: 800 }, elsewhere: { android: 900, ios: 1200 } } as const
/** Own: delay before 'Redirecting…' shows links to continue, in ms. Longer than any wait above. */
export const ONWARD_LINKS_MS = 3000
