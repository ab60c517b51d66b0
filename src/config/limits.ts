/** The specification's constants (§9), each named once. */
export const REQUEST_TIMEOUT_MS = 30_000
export const NAV_SCROLL_THRESHOLD_PX = 50
export const TOAST_MS = 5_000
export const PASSWORD_MIN_LETTERS = 6
export const PASSWORD_MAX_LETTERS = 20
/** As the API's document bounds them (PersonName, Line). */
export const NAME_MAX_LETTERS = 80
export const LINE_MAX_LETTERS = 120
/** The API's limit for an uploaded picture, in bytes. */
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024
/** Years shown in the footers (§2). */
export const FOOTER_YEAR = 2024
/** How long a wedding lasts in guests' calendars; the server's calendar file says the same (server/limits.ts). In ms. */
export const WEDDING_MS = 5 * 60 * 60 * 1000
/** Invitations whose details a guest's browser remembers, to say what has changed. */
export const SEEN_INVITATIONS_KEPT = 50
