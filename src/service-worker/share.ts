import { registerRoute } from 'workbox-routing'
import { SHARE_PATH } from '@shared/installedApp'
import { deleteStaleShared } from './sharedStore'
import { handOverShare, receiveShare } from './shareRequests'

const isSharePath = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }): boolean =>
  sameOrigin && url.pathname === SHARE_PATH

/** Receives what other apps share (Web Share Target) and hands it to the import of guests, which removes it here. */
export function handleShares(): void {
  registerRoute(isSharePath, ({ request }) => receiveShare(request), 'POST')
  registerRoute(isSharePath, handOverShare, 'DELETE')
  // The worker starts with each use of the app, so that a share that nobody imports does not stay.
  void deleteStaleShared().catch(() => undefined)
}
