/** The indexes of both databases that large tables need, by name. A released one is never edited. */
export const growthIndexes: Readonly<Record<string, string>> = {
  // For cascading deletes, and for the rows of an account.
  replies_wedding: 'replies (wedding_id)',
  reply_requests_household: 'reply_requests (household_id) where household_id is not null',
  // For purges.
  contact_messages_created: 'contact_messages (created_at)',
  leads_created: 'leads (created_at)',
  uploads_created: 'uploads (created_at, id)',
  invitations_background: 'invitations (background_image) where background_image is not null',
  imports_undo: 'imports (created_at) where before is not null',
  households_phones: 'households (wedding_id) where phone is not null',
  // For purges and the sitemap.
  providers_updated: 'providers (status, updated_at)',
  // For counting matches without reading the table.
  providers_approved: "providers (id) where status = 'approved'",
}

/** As above, for replies: of later columns. A released one is never edited. */
export const replyIndexes: Readonly<Record<string, string>> = {
  // For counting unread replies.
  household_statuses_unread: 'household_statuses (wedding_id, reply_revision)',
  // For purges.
  reply_requests_decided: 'reply_requests (decided_at) where decided_at is not null',
  reply_requests_created: 'reply_requests (created_at)',
  // For finding the e-mails that are due.
  reply_settings_digest_due: 'reply_settings (digest_due_at) where digest_due_at is not null',
}

/** Compares texts by groups of three letters. */
export const SEARCH_EXTENSION = 'pg_trgm'

/** For searching parts of words on PostgreSQL; they need the extension. */
export const searchIndexes: Readonly<Record<string, string>> = {
  providers_search_name: 'providers using gin (search_name gin_trgm_ops)',
  providers_search_area: 'providers using gin (search_area gin_trgm_ops)',
}
