import { DEEP_LINK_ROUTE, itemPath, paths } from '@shared/routes'
import { ITEMS } from '@/features/items/gallery'
import type { RenderedAddress } from '@shared/sitePage'
import { NOT_FOUND_ADDRESS } from './isRenderedFor'

const listed = [
  paths.home,
  paths.about,
  paths.invitation,
  paths.items,
  paths.providers,
  paths.directory,
  paths.contact,
  paths.support,
  paths.register,
  paths.terms,
  paths.privacy,
]
const unlisted = [paths.login, paths.forgotPassword, paths.deleteAccount, NOT_FOUND_ADDRESS]

/** All public pages that are the same for everyone. The others need a session, a draft or the query. The server renders some of them on request. */
export const renderedAddresses: RenderedAddress[] = [
  ...[...listed, ...ITEMS.map(({ id }) => itemPath(id))].map((path) => ({ path, listed: true })),
  ...unlisted.map((path) => ({ path, listed: false })),
  { path: DEEP_LINK_ROUTE, listed: false, urgent: true },
]
