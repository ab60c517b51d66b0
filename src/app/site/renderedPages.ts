import { DEEP_LINK_ROUTE, itemPath, paths } from '@shared/routes'
import { ITEMS } from '@/features/items/gallery'
import { NOT_FOUND_ADDRESS } from './isRenderedFor'

/** A prerendered page, and whether search engines may list it. */
export interface RenderedAddress {
  /** Its path; `*` is the not-found page, and one with a parameter serves all such paths. */
  path: string
  listed: boolean
  /** The visitor waits for the scripts: they are loaded at once, not when idle. */
  urgent?: true
}

const listed = [
  paths.home,
  paths.about,
  paths.invitation,
  paths.items,
  paths.providers,
  paths.contact,
  paths.support,
  paths.register,
  paths.terms,
  paths.privacy,
]
const unlisted = [paths.directory, paths.login, paths.forgotPassword, paths.deleteAccount, NOT_FOUND_ADDRESS]

/** All public pages that are the same for everyone. The others need a session, a draft or the query. */
export const renderedAddresses: RenderedAddress[] = [
  ...[...listed, ...ITEMS.map(({ id }) => itemPath(id))].map((path) => ({ path, listed: true })),
  ...unlisted.map((path) => ({ path, listed: false })),
  { path: DEEP_LINK_ROUTE, listed: false, urgent: true },
]
