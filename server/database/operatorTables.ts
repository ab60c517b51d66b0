/** An account that runs the site. Without `set_up_at` it has no second factor yet and cannot sign in to the console. */
export interface OperatorTable {
  user_id: string
  created_at: string
  /** The hash of the token in the link that sets up the second factor; null once it is used. */
  setup_hash: string | null
  setup_expires_at: string | null
  /** The key that the link shows, until a code has confirmed it, in Base32. */
  new_secret: string | null
  /** The key of the second factor (RFC 6238), in Base32. */
  secret: string | null
  set_up_at: string | null
  /** The time step of the last code that was used, in periods since 1970: a code works once. */
  used_step: number
}

/** A recovery code that was not used. */
export interface RecoveryCodeTable {
  code_hash: string
  user_id: string
  created_at: string
}

/** A session in the operator's console; its cookie holds the token. */
export interface OperatorSessionTable {
  id: string
  token_hash: string
  user_id: string
  /** A hash of the account's password hash: the session ends with the password. */
  password_fingerprint: string
  created_at: string
  expires_at: string
}

/** What an operator did. Rows are only added; ids of accounts that were deleted since identify nobody. */
export interface AuditEntryTable {
  id: string
  kind: string
  /** The operator's account; null for the command line. */
  actor_id: string | null
  /** The system user of the command line; null for the console. */
  terminal_user: string | null
  /** An id, a short code or the name of a list. */
  subject: string | null
  created_at: string
}

export interface ContactAnswerTable {
  id: string
  message_id: string
  /** The operator's account; null after it was deleted. */
  author_id: string | null
  text: string
  language: string
  created_at: string
}
