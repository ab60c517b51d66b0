/** The chunks of what a couple may read and edit without a network. Other pages say that there is no connection. */
const CHUNKS = new Set([
  'main',
  'page-snapshot',
  'theme',
  'page-login',
  'page-dashboard',
  'page-wedding-invitation',
  'page-guests',
  'page-events',
  'page-replies',
  'page-desk',
  'page-activity',
  'page-members',
  'wedding-nav',
  'unread-badge',
  'toaster',
  'template-fanous',
  'template-jasmine',
  'template-mashrabiya',
  'template-nile',
  'guest-forms',
  'guest-filters',
  'guest-bulk',
  'guest-download',
  'guest-bin',
  'phone-numbers',
  'tool-menu',
  'unsent-changes',
  'wedding-search',
])

/** The catalogues of these chunks. */
const CATALOGUES = new Set([
  'account',
  'activity',
  'dashboard',
  'desk',
  'deskTemplates',
  'events',
  'guest',
  'guests',
  'items',
  'members',
  'offline',
  'plans',
  'publish',
  'replies',
  'site',
  'studio',
  'weddings',
])

/** @returns whether the service worker precaches a chunk of the site's build; the messages in both languages */
export function isPrecachedChunk(name: string): boolean {
  const catalogue = /^messages-(\w+)-\w+-json$/.exec(name)?.[1]
  return catalogue === undefined ? CHUNKS.has(name) : CATALOGUES.has(catalogue)
}
