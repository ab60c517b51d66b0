import { LOOKUP_LIMIT_MS } from '@/config/limits'
import type { SiteConfig } from '@shared/siteConfig'
import { getDeviceFacts, type DeviceFacts } from './deviceFacts'
import { fetchFacts, readIp, readPlace, type Place } from './lookUps'

export type VisitorFacts = DeviceFacts & Place & { ip: string | null }

const noDevice: DeviceFacts = { platform: null, os: null, browser: null }
const noPlace: Place = { countryId: null, cityId: null, area: null, mapsLink: null }

/**
 * Collects the sender's facts that go with a message (specification §3), in parallel. What fails or exceeds the
 * time-out is null: a message is never lost or delayed for them.
 */
export async function collectVisitorFacts({
  ipLookupUrl,
  geoLookupUrl,
}: Pick<SiteConfig, 'ipLookupUrl' | 'geoLookupUrl'>): Promise<VisitorFacts> {
  const limit = AbortSignal.timeout(LOOKUP_LIMIT_MS)
  const tooLate = new Promise<null>((resolve) => limit.addEventListener('abort', () => resolve(null), { once: true }))
  const resolveInTime = <Fact>(asked: Promise<Fact>) => Promise.race([asked.catch(() => null), tooLate])
  const [device, ip, place] = await Promise.all([
    resolveInTime(getDeviceFacts(navigator)),
    resolveInTime(fetchFacts(ipLookupUrl, readIp, limit)),
    resolveInTime(fetchFacts(geoLookupUrl, readPlace, limit)),
  ])
  return { ...(device ?? noDevice), ...(place ?? noPlace), ip }
}
