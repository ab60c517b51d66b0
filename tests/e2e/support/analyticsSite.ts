import { discardServer, startServer } from '../../../scripts/lib/server.ts'
import { startCollector, type Collector } from './collector.ts'
import { visit } from './visit.ts'

/** A server with all analytics enabled, whose scripts come from a fake vendor server. */
export interface AnalyticsSite {
  url: string
  collector: Collector
  open: (path: string) => Promise<void>
  stop: () => Promise<void>
}

export async function startAnalyticsSite(): Promise<AnalyticsSite> {
  const collector = await startCollector()
  const { url } = collector
  const server = await startServer({
    environment: {
      ANALYTICS_GTM_ID: 'GTM-ZAFFA',
      ANALYTICS_GTM_URL: url,
      ANALYTICS_META_PIXEL_ID: '17',
      ANALYTICS_META_PIXEL_URL: url,
      ANALYTICS_TIKTOK_PIXEL_ID: 'C17',
      ANALYTICS_TIKTOK_PIXEL_URL: url,
      STORE_URL: `${url}/shop`,
      PLAY_STORE_URL: `${url}/play`,
      SOCIAL_FACEBOOK_URL: `${url}/social`,
    },
  })
  return {
    url: server.url,
    collector,
    open: (path) => visit(server.url + path),
    stop: async () => {
      await discardServer(server)
      await collector.stop()
    },
  }
}
