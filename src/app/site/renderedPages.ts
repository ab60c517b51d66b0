import { DEEP_LINK_ROUTE, itemPath, paths } from '@shared/routes'
import { ITEMS } from '@/features/items/gallery'
import { NOT_FOUND_ADDRESS } from './isRenderedFor'

/** Pages that are written as HTML ahead of time, and whether search engines are shown them. */
export interface RenderedAddress {
  /** Where it stands; `*` is the page for addresses that are not there, one with a name in it that for all such addresses. */
  path: string
  listed: boolean
  /** Its visitor waits for what the scripts do: they do not wait for a quiet moment. */
  hurried?: true
}

const listed = [
  paths.index,
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

/**
 * Every public page that is the same for everyone. The others need what only the browser has: a session, a draft, the
 * address's own parameters.
 */
export const renderedAddresses: RenderedAddress[] = [
  ...[...listed, ...ITEMS.map(({ id }) => itemPath(id))].map((path) => ({ path, listed: true })),
  ...unlisted.map((path) => ({ path, listed: false })),
  { path: DEEP_LINK_ROUTE, listed: false, hurried: true },
]
