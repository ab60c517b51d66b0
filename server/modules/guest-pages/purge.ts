import { invitationPath, invitationPathIn } from '../../../shared/routes.ts'
import type { AppDeps } from '../../deps.ts'

/** After this time a cache that does not respond is given up; it revalidates its pages after a minute anyway. */
const PURGE_TIMEOUT_MS = 2000
/** A cache stores a page once for each of these values of Accept-Encoding. */
const ENCODINGS = ['br', 'gzip', 'identity']

/** @returns the addresses under which caches store the page of an invitation */
const listAddresses = (slug: string): string[] => [
  invitationPath(slug),
  invitationPathIn(slug, 'ar'),
  invitationPathIn(slug, 'en'),
]

/** @returns a function that removes the pages of invitations from the caches in front, in the background */
export function createPagePurge({
  config,
  background,
  log,
}: Pick<AppDeps, 'config' | 'background' | 'log'>): (slugs: string[]) => void {
  async function purge(origin: string, slugs: string[]): Promise<void> {
    const requests = slugs
      .flatMap(listAddresses)
      .flatMap((address) => ENCODINGS.map((encoding) => sendPurge(origin + address, encoding)))
    const failed = (await Promise.all(requests)).filter((isPurged) => !isPurged).length
    if (failed > 0)
      log.warn({ cache: origin, failed }, 'a cache did not remove pages: it shows them for up to 2 minutes')
  }

  return (slugs) => {
    for (const origin of config.purgeUrls) background.run(() => purge(origin, slugs))
  }
}

/** @returns whether the cache has no such page any more: 404 means that it had none */
async function sendPurge(url: string, encoding: string): Promise<boolean> {
  try {
    const { status } = await fetch(url, {
      method: 'PURGE',
      headers: { 'accept-encoding': encoding },
      signal: AbortSignal.timeout(PURGE_TIMEOUT_MS),
    })
    return [200, 404, 412].includes(status)
  } catch {
    return false
  }
}
