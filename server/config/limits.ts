/** Limits and durations of the server (specification §9). */
import { HOUSEHOLDS_PER_WEDDING, PHOTO_SIDES_PX } from '../../shared/limits.ts'

const MINUTE_S = 60
const DAY_S = 24 * 60 * MINUTE_S

export const ACCESS_TOKEN_S = 15 * MINUTE_S
export const REMEMBERED_SESSION_S = 30 * DAY_S
/** A session without 'Remember me' ends with the browser; this is the limit for a browser that stays open. */
export const BROWSER_SESSION_S = DAY_S
/** Lifetime of a session in the operator's console. */
export const OPERATOR_SESSION_S = 8 * 60 * MINUTE_S
/** Lifetime of the link that sets up an operator's second factor. */
export const OPERATOR_SETUP_S = DAY_S
/** Absolute lifetime of a session (ASVS 5.0, 7.3.2). */
export const SESSION_ABSOLUTE_S = 90 * DAY_S
/** Maximum number of sessions per account; the next sign-in ends the least recently used one. */
export const SESSIONS_PER_ACCOUNT = 30
export const RESET_TOKEN_S = 30 * MINUTE_S
/** Lifetime of an e-mail verification link. */
export const VERIFICATION_TOKEN_S = 3 * DAY_S
/** Retention of data without an owner (docs/decisions/0028-personal-data.md); a test compares it with the privacy policy. */
export const RETENTION_S = {
  contactMessages: 365 * DAY_S,
  leads: 180 * DAY_S,
  rejectedProviders: 90 * DAY_S,
  undecidedProviders: 365 * DAY_S,
  outboxFiles: 30 * DAY_S,
  restoreCopies: 7 * DAY_S,
  decidedRequests: 30 * DAY_S,
  undecidedRequests: 365 * DAY_S,
  unownedEnquiries: 365 * DAY_S,
  expiredInvites: 90 * DAY_S,
} as const
/** How long a mail is retried; a mail with a link expires with its link. */
export const MAIL_LIFE_S = DAY_S
/** Poll interval of the mail queue, for retries and for mails of processes that have crashed. */
export const MAIL_POLL_MS = 5000
/** Mails that one process sends in parallel. */
export const MAX_PARALLEL_MAILS = 5
/** Lease of a claimed mail; longer than all SMTP timeouts together. */
export const MAIL_LEASE_S = 5 * MINUTE_S
/** Delay after the first failed attempt; it doubles with each further one, up to the maximum. */
export const MAIL_RETRY_S = 15
export const MAIL_RETRY_LONGEST_S = 60 * MINUTE_S
export const MAIL_ATTEMPTS = 30
/** Timeout of connecting, of the greeting and of silence of the SMTP server, each. */
export const SMTP_TIMEOUT_MS = 20_000
/** How long shutdown waits for mails in progress; the next start sends the others. */
export const MAILS_END_MS = 500
export const PURGE_EVERY_S = 60 * MINUTE_S

/** Limit of all headers of a request; an Arabic slug of 120 characters takes 1.2 KB of it. */
export const HEAD_LIMIT_BYTES = 16 * 1024
/** Header timeout: protects against slowloris. */
export const HEAD_TIMEOUT_MS = 20_000
/** Uploading a picture of 5 MB over 3G takes more than two minutes. */
export const REQUEST_TIMEOUT_MS = 3 * MINUTE_S * 1000
/** A connection without traffic in either direction is closed after this time; each chunk of a slow upload restarts it. */
export const IDLE_CONNECTION_MS = MINUTE_S * 1000
export const JSON_BODY_LIMIT_BYTES = 64 * 1024
/** Maximum number of field errors in one response, so that a malicious body cannot cause thousands. */
export const FIELD_ERRORS_LIMIT = 50

export const PICTURE_STORED_LIMIT_BYTES = 400 * 1024
/** The stored sizes of a provider's photograph. */
export const PHOTO_SIZES = {
  small: { sidePx: PHOTO_SIDES_PX.small, limitBytes: 50 * 1024 },
  medium: { sidePx: PHOTO_SIDES_PX.medium, limitBytes: 150 * 1024 },
  large: { sidePx: PHOTO_SIDES_PX.large, limitBytes: 350 * 1024 },
} as const
export const PICTURE_SIDE_LIMIT_PX = 12_000
/** Phone cameras have 12 to 50 million pixels. */
export const PICTURE_LIMIT_PIXELS = 50_000_000
/** Progressive JPEG, interlaced PNG and WebP are decoded as a whole: 6 bytes per pixel. */
export const WHOLE_PICTURE_LIMIT_PIXELS = 25_000_000
/** The largest picture takes 2 s on a busy machine. */
export const PICTURE_TIMEOUT_MS = 20_000

export const INVITATIONS_PER_ACCOUNT = 50
export const UPLOADS_PER_ACCOUNT = 20
/** With 12 photographs each, an account's photographs take at most 33 MB. */
export const PROVIDERS_PER_ACCOUNT = 5
/** The most own providers in one response: with those that others registered under the account's address. */
export const OWN_PROVIDERS_PER_RESPONSE = 20
/** Weeks of which a provider sees how often its page was opened. */
export const PROVIDER_WEEKS_SHOWN = 12
/** Retention of the numbers of views. */
export const PROVIDER_WEEKS_S = 365 * DAY_S
/** Interval at which counted views are stored. */
export const VIEWS_STORED_EVERY_S = MINUTE_S
/** A provider is mailed about new enquiries at most this often. */
export const ENQUIRY_MAIL_PAUSE_S = 60 * MINUTE_S
export const ENQUIRY_MAILS_EVERY_S = 5 * MINUTE_S
/** Providers that one run mails. */
export const ENQUIRY_MAILS_PER_RUN = 200
/** How long an object may be in the S3 store before its photograph is. */
export const UNLINKED_OBJECT_S = 60 * MINUTE_S
/** As many as invitations, each of which may have a wedding of its own. */
export const WEDDINGS_PER_ACCOUNT = INVITATIONS_PER_ACCOUNT
/** Changes of a wedding that are kept, 300 bytes each as a rule. */
export const CHANGES_PER_WEDDING = 10_000
/** Changes on one page. */
export const CHANGES_PER_PAGE = 50
/** Names of households that a change of many shows. */
export const CHANGED_NAMES_SHOWN = 3
/** Names shown after an import, of households that the other family may have on its list, too. */
export const ELSEWHERE_NAMES_SHOWN = 10
/** New changes that are counted. */
export const CHANGES_COUNTED = 100
/** How long other members see that a household is open on somebody's desk. */
export const DESK_OPEN_S = 2 * MINUTE_S
/** How long an invite to join a wedding can be accepted. */
export const INVITE_S = 7 * DAY_S
export const EVENTS_PER_WEDDING = 20
/** How long a change of plans can be undone. */
export const PLANS_UNDO_MS = 24 * 3_600_000
export const HALLS_PER_EVENT = 10
/** Men and women apart at every event. */
export const HALLS_PER_WEDDING = 2 * EVENTS_PER_WEDDING
/** Households of a wedding with the bin, so that adding and deleting cannot fill the database. */
export const STORED_HOUSEHOLDS_PER_WEDDING = 3 * HOUSEHOLDS_PER_WEDDING
/** Rows of seats of a wedding with the bin: each household in four halls on average. */
export const SEATS_PER_WEDDING = 4 * STORED_HOUSEHOLDS_PER_WEDDING
/** How long a deleted household can be restored. */
export const BIN_S = 30 * DAY_S
/** How long an import can be undone. */
export const IMPORT_UNDO_S = DAY_S
/** How long the list of imports names an import. */
export const IMPORT_LISTED_S = 30 * DAY_S
/** Days after the last event of a wedding on which the phones of its guest list are deleted. */
export const PHONE_RETENTION_DAYS = 90
/** Days after the last change of a guest list whose wedding has no date. */
export const UNDATED_PHONE_RETENTION_DAYS = 365
/** Changes of a wedding without a date. */
export const UNDATED_CHANGES_S = UNDATED_PHONE_RETENTION_DAYS * DAY_S
/** The couple is warned by mail this many days before. */
export const PHONE_WARNING_DAYS = 14
/** Households whose phones one transaction deletes. */
export const PHONES_PER_TRANSACTION = 200
/** The couple is mailed about new replies at most this often. */
export const DIGEST_PAUSE_S = DAY_S
export const DIGEST_EVERY_S = 5 * MINUTE_S
/** Weddings that one run mails about. */
export const DIGESTS_PER_RUN = 200
/** A device is told about new replies to a wedding at most this often. */
export const PUSH_PAUSE_S = 60 * MINUTE_S
export const PUSH_EVERY_S = 15
/** Devices of an account that get notices of new replies. */
export const PUSH_DEVICES_PER_ACCOUNT = 10
/** How long a push service keeps a notice for a device that is off. */
export const PUSH_LIFE_S = 12 * 60 * MINUTE_S
export const PUSH_TIMEOUT_MS = 10_000
/** Notices that one process sends in parallel. */
export const MAX_PARALLEL_PUSHES = 5
/** How long a process may take to send a notice; longer than PUSH_TIMEOUT_MS. */
export const PUSH_LEASE_S = MINUTE_S
/** Delay after the first failed attempt; it doubles with each further one. */
export const PUSH_RETRY_S = MINUTE_S
export const PUSH_ATTEMPTS = 6
/** Requests for seats of a wedding that wait for a decision. */
export const PENDING_REQUESTS_PER_WEDDING = 500
/** Of them from one network: a /24 of IPv4, which many guests of one carrier share, or a /48 of IPv6. */
export const PENDING_REQUESTS_PER_NETWORK = 50
/** Replies and messages of a household that are kept: with a forwarded link, anybody can add one. The oldest that does not count goes first. */
export const REPLIES_PER_HOUSEHOLD = 100
export const SENDS_PER_HOUSEHOLD = 100
/** Published messages that an invitation shows. */
export const WISHES_SHOWN = 100
/** 5,000 imported rows, or 3,000 ids. */
export const LIST_BODY_LIMIT_BYTES = 5 * 1024 * 1024
/** How long an unused picture is kept for a draft. */
export const UNUSED_UPLOAD_S = 7 * DAY_S
/** Maximum number of accounts with the same phone whose password hashes are compared. */
export const ACCOUNTS_PER_PHONE_COMPARED = 5

/** Memory for the rows of published invitations: 4 KB each, 100 KB with as many long wishes as a page shows. */
export const INVITATIONS_CACHED_BYTES = 32 * 1024 * 1024
/** Without notifications of other processes, cached invitations are revalidated at this interval. */
export const INVITATION_FRESH_MS = 1000
/** When the database takes longer than this, guests get the stale invitation. */
export const STALE_AFTER_MS = 300
/** After a stale response, the database is queried again after this time. */
export const STALE_FOR_MS = 1000
/** Load balancers request `/health/ready` every few seconds: a database that does not respond within this time is not ready. */
export const READY_TIMEOUT_MS = 1500
/** Memory for rendered pages and their compressed copies, about 50 KB each. */
export const PAGES_CACHED_BYTES = 64 * 1024 * 1024
/** Invitation pages that are rendered and compressed in parallel, about 5 ms each on one core. */
export const RENDERS_AT_ONCE = 2
/** Invitation pages that may be queued for rendering. */
export const RENDERS_PENDING = 200
/** Maximum age of a rendered page, because its countdown starts at the time of rendering. */
export const PAGE_KEPT_MS = 60 * 1000
/** Memory for pages of the directory and of providers, about 30 KB each with both compressed copies. */
export const DATA_PAGES_CACHED_BYTES = 32 * 1024 * 1024
/** Pages of the directory and of providers that are found, rendered or queued; more visitors get the application, which makes the request itself. */
export const DATA_PAGES_PENDING = 20
/** Query and rendering of a page block other requests for 10 to 30 ms. */
export const DATA_PAGES_AT_ONCE = 1
/** A visitor of a page that takes longer gets the application. */
export const DATA_PAGE_TIMEOUT_MS = 1500
/** Memory for generated files of invitations. */
export const FILES_KEPT_BYTES = 64 * 1024 * 1024
/** Pictures that may be queued for drawing, about 100 ms each. */
export const PICTURES_WAITING = 50
/** Browsers revalidate each time, shared caches once a minute for each address. While no server responds, they keep a page for a day. */
export const SHARED_CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400'

/** Files of guest lists that are made or queued; one is made at a time. */
export const EXPORTS_WAITING = 20
/** Heap of the thread that makes a spreadsheet. */
export const XLSX_MEMORY_MB = 384

/** Requests in progress in handlers; further requests get 503 (server/http/overload.ts). */
export const MAX_API_REQUESTS = 250
/** Delay before a 503, so that clients that retry at once do not saturate the server. */
export const OVERLOAD_DELAY_MS = 200
/** Session look-ups in progress. */
export const MAX_SESSION_LOOK_UPS = 100
/** Requests in progress that hash a password, about 10 ms each on all cores. */
export const MAX_HASHING_REQUESTS = 60
/** Uploaded pictures that are converted or queued, up to 1 s each. */
export const MAX_CONVERSIONS = 40

/** Generated files load nothing and run no script. */
export const FILE_SECURITY_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** How long shutdown waits until the last traces are exported. */
export const TRACES_END_MS = 1000
/** Interval at which failed exports of traces are logged. */
export const TRACES_FAILED_LOGGED_MS = 60_000

export const REFRESH_COOKIE = 'zaffa_refresh'
export const OPERATOR_COOKIE = 'zaffa_operator'
/** How long shutdown waits for requests in progress before it closes their connections. */
export const REQUESTS_END_MS = 3500
/** Limit of the whole shutdown: less than the five seconds that hosts commonly allow. */
export const CLOSE_TIMEOUT_MS = 4500
