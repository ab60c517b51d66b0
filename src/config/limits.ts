/** The specification's constants (§9), each named once. */
export const REQUEST_TIMEOUT_MS = 30_000
export const NAV_SCROLL_THRESHOLD_PX = 50
export const TOAST_MS = 5_000
/** A dialog's own movement, and its backdrop's. */
export const MODAL_TRANSITION_MS = 300
export const BACKDROP_TRANSITION_MS = 150
/** Ours: how long a slip can be taken back. */
export const UNDO_MS = 10_000
export const PASSWORD_MIN_LETTERS = 6
export const PASSWORD_MAX_LETTERS = 20
/** As the API's document bounds them (PersonName, Line). */
export const NAME_MAX_LETTERS = 80
export const LINE_MAX_LETTERS = 120
/** The same for a contact message (ContactMessage) and the facts that go with it. */
export const MESSAGE_MAX_LETTERS = 5_000
export const PHONE_MAX_LETTERS = 30
export const EMAIL_MAX_LETTERS = 254
export const VISITOR_FACT_MAX_LETTERS = 100
/** Ours: how long a message may wait for what is looked up about its sender. */
export const LOOKUP_LIMIT_MS = 3_000
/** Users must be older than this (§1, §5). */
export const USER_MIN_AGE = 18
/** Children younger than this are not knowingly served (§9). */
export const CHILD_AGE = 13
/** The day on which terms and privacy policy were last changed (§2). */
export const POLICIES_UPDATED = '2024-06-28'
/** Ours: what the studio opens for cropping. Phones make pictures of 8 MB and more; what is sent is far smaller. */
export const PICTURE_MAX_BYTES = 25 * 1024 * 1024
export const PICTURE_MAX_PIXELS = 50_000_000
/** Years shown in the footers (§2). */
export const FOOTER_YEAR = 2024
/** Invitations whose details a guest's browser remembers, to say what has changed. */
export const SEEN_INVITATIONS_KEPT = 50
/** Ours: providers on one page of the directory. */
export const DIRECTORY_PAGE_SIZE = 12
/** As the API's document bounds a search of the directory. */
export const SEARCH_MAX_LETTERS = 100
export const SEARCH_MAX_PAGE = 100_000
/** As the API's document bounds a provider's price, in EGP, and website, in letters. */
export const PRICE_MAX_EGP = 1_000_000_000
export const WEBSITE_MAX_LETTERS = 2000
/**
 * How long a short link waits for the app before it goes to the store's page (§9): shorter on the app host, whose links the
 * system knows. In ms.
 */
export const APP_WAIT_MS = { appHost: { android: 500, ios: 800 }, elsewhere: { android: 900, ios: 1200 } } as const
/** Ours: after this a visitor who still stands on 'Redirecting…' is shown how to go on. Longer than any wait above. In ms. */
export const ONWARD_LINKS_MS = 3000
