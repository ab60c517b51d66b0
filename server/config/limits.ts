/** The server's numbers, each named once (specification §9). */
const MINUTE_S = 60
const DAY_S = 24 * 60 * MINUTE_S

export const ACCESS_TOKEN_S = 15 * MINUTE_S
export const REMEMBERED_SESSION_S = 30 * DAY_S
/** A session without 'Remember me' ends with the browser; this bounds a browser that never closes. */
export const BROWSER_SESSION_S = DAY_S
/** After this time a session ends, however often it is used (ASVS 5.0, 7.3.2): couples sign in once a season. */
export const SESSION_ABSOLUTE_S = 90 * DAY_S
/** Sessions of one account; the next sign-in ends the least recently used one. */
export const SESSIONS_PER_ACCOUNT = 30
export const RESET_TOKEN_S = 30 * MINUTE_S
/** A link that proves an e-mail address. */
export const VERIFICATION_TOKEN_S = 3 * DAY_S
/** How long what nobody deletes is kept (docs/decisions/0028-personal-data.md); the privacy policy says the same, held together by a test. */
export const RETENTION_S = {
  contactMessages: 365 * DAY_S,
  leads: 180 * DAY_S,
  rejectedProviders: 90 * DAY_S,
  undecidedProviders: 365 * DAY_S,
  outboxFiles: 30 * DAY_S,
  restoreCopies: 7 * DAY_S,
} as const
/** How long an ordinary mail may wait for the SMTP server; a mail with a link lives no longer than its link. */
export const MAIL_LIFE_S = DAY_S
/** The queue is looked through this often for retries and for mails of processes that have died. */
export const MAIL_POLL_MS = 5000
/** Mails that one process sends at once. */
export const MAILS_UNDER_WAY = 5
/** A mail belongs to the process that claimed it for this long; longer than all SMTP time-outs together. */
export const MAIL_LEASE_S = 5 * MINUTE_S
/** The pause after the first failed attempt; it doubles with each further one, up to the longest. */
export const MAIL_RETRY_S = 15
export const MAIL_RETRY_LONGEST_S = 60 * MINUTE_S
export const MAIL_ATTEMPTS = 30
/** Connecting, greeting and silence of the SMTP server, each. */
export const SMTP_TIMEOUT_MS = 20_000
/** How long a stopping server waits for mails under way; the next start sends the others. */
export const MAILS_END_MS = 500
export const PURGE_EVERY_S = 60 * MINUTE_S

/** All headers of a request together; an Arabic slug of 120 letters takes 1.2 KB of it. */
export const HEAD_LIMIT_BYTES = 16 * 1024
/** A head that takes longer comes from nobody who means well. */
export const HEAD_TIMEOUT_MS = 20_000
/** A picture of 5 MB over 3G takes over two minutes. */
export const REQUEST_TIMEOUT_MS = 3 * MINUTE_S * 1000
/** A connection on which no byte moves, in either direction. Slow uploads go on: each part that arrives starts the time anew. */
export const IDLE_CONNECTION_MS = MINUTE_S * 1000
export const JSON_BODY_LIMIT_BYTES = 64 * 1024
/** Bounds the ordinary refusals of one body, so that a hostile one cannot ask for thousands of messages. */
export const FIELD_ERRORS_LIMIT = 50

export const PICTURE_STORED_LIMIT_BYTES = 400 * 1024
export const PICTURE_SIDE_LIMIT_PX = 12_000
/** A photograph of a telephone has 12 to 50 million. */
export const PICTURE_LIMIT_PIXELS = 50_000_000
/** Progressive JPEG, interlaced PNG and WebP are decoded as a whole: 6 bytes for each pixel. */
export const WHOLE_PICTURE_LIMIT_PIXELS = 25_000_000
/** The largest picture takes 2 s on a busy machine. */
export const PICTURE_TIMEOUT_MS = 20_000

export const INVITATIONS_PER_ACCOUNT = 50
export const UPLOADS_PER_ACCOUNT = 20
/** A picture that no invitation uses is kept this long for a draft that may still want it. */
export const UNUSED_UPLOAD_S = 7 * DAY_S
/** Accounts that may share one phone and still be told apart by their password. */
export const ACCOUNTS_PER_PHONE_COMPARED = 5

/** Published invitations in memory, at most 4 KB each. */
export const INVITATIONS_CACHED = 1000
/** Without notifications from other processes, an invitation in memory is compared with the database this often. */
export const INVITATION_FRESH_MS = 1000
/** When the database takes longer than this, guests get the invitation as it was known, */
export const STALE_AFTER_MS = 300
/** and the database is asked again after this time. */
export const STALE_FOR_MS = 1000
/** Load balancers ask `/health/ready` every few seconds: a database that does not answer within this time is not ready. */
export const READY_TIMEOUT_MS = 1500
/** Rendered pages in memory, with their compressed copies; some 50 KB each. */
export const PAGES_CACHED_BYTES = 64 * 1024 * 1024
/** Pages of invitations that are rendered and compressed at once, some 5 ms each on a core; */
export const RENDERS_AT_ONCE = 2
/** and those that may wait for it. */
export const RENDERS_PENDING = 200
/** A rendered page's countdown begins at most this long ago. */
export const PAGE_KEPT_MS = 60 * 1000
/** Pictures and other files made of invitations, kept in memory. */
export const FILES_KEPT_BYTES = 64 * 1024 * 1024
/** Pictures of invitations that may wait to be drawn, some 100 ms each. */
export const PICTURES_WAITING = 50
/** A browser asks each time, a network of caches at most once a minute for each address. */
export const SHARED_CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'

/** Requests in handlers at the same time; the next gets 503 (server/http/overload.ts). */
export const API_UNDER_WAY = 250
/** Whoever is turned away hears so after this time: who comes again at once would keep the server at turning away, not at work. */
export const TURNED_AWAY_MS = 200
/** Requests whose session is looked up before they go on. */
export const LOOK_UPS_UNDER_WAY = 100
/** Requests that hash a password, some 10 ms each on all cores. */
export const HASHES_UNDER_WAY = 60
/** Uploaded pictures being made smaller or waiting for it, up to a second each. */
export const UPLOADS_UNDER_WAY = 40

/** Files made of invitations need nothing but themselves, and none of them may run anything. */
export const FILE_SECURITY_POLICY = "default-src 'none'; frame-ancestors 'none'"

export const REFRESH_COOKIE = 'zaffa_refresh'
/** How long a stopping server waits for requests under way; then it ends their connections. */
export const REQUESTS_END_MS = 3500
/** How long it may take to stop altogether, mails under way included: less than the five seconds that hosts commonly allow. */
export const CLOSE_TIMEOUT_MS = 4500
