/** The specification's constants (§9), each named once. */
export const REQUEST_TIMEOUT_MS = 30_000
export const NAV_SCROLL_THRESHOLD_PX = 50
export const TOAST_MS = 5_000
/** Ours: how long a slip can be taken back. */
export const UNDO_MS = 10_000
export const PASSWORD_MIN_LETTERS = 6
export const PASSWORD_MAX_LETTERS = 20
/** As the API's document bounds them (PersonName, Line). */
export const NAME_MAX_LETTERS = 80
export const LINE_MAX_LETTERS = 120
/** The API's limit for an uploaded picture, in bytes. */
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024
/** Ours: what the studio opens for cropping. Phones make pictures of 8 MB and more; what is sent is far smaller. */
export const PICTURE_MAX_BYTES = 25 * 1024 * 1024
export const PICTURE_MAX_PIXELS = 50_000_000
/** The longer side of a cropped picture, in px. */
export const CROP_LONG_SIDE_PX = 1920
/** Years shown in the footers (§2). */
export const FOOTER_YEAR = 2024
/** How long a wedding lasts in guests' calendars; the server's calendar file says the same (server/limits.ts). In ms. */
export const WEDDING_MS = 5 * 60 * 60 * 1000
/** Invitations whose details a guest's browser remembers, to say what has changed. */
export const SEEN_INVITATIONS_KEPT = 50
