import { EXPORTS_WAITING } from '../../config/limits.ts'
import { createConcurrencyLimiter } from '../../lib/concurrencyLimiter.ts'
import type { WeddingView } from '../../lib/weddingView.ts'
import { listAllHouseholds } from '../guests/service.ts'
import { listAllStatuses } from '../replies/statuses.ts'
import { listEvents } from '../weddings/events.ts'
import { toEventListWire } from '../weddings/model.ts'
import type { WeddingDeps } from '../weddings/service.ts'
import type { ExportedEvent, ExportedHousehold, ExportOptions } from './exportFiles.ts'

type BuildFile<Content> = (
  households: ExportedHousehold[],
  events: readonly ExportedEvent[],
  options: ExportOptions,
) => Promise<Content>

/** @returns a function that builds files of the households that a member sees, one after the other: each takes much memory */
export function createExporter(deps: WeddingDeps) {
  const exports = createConcurrencyLimiter(EXPORTS_WAITING, 1)
  return <Content>(view: WeddingView, options: ExportOptions, build: BuildFile<Content>): Promise<Content> =>
    exports.run(async () => {
      const statuses = await listAllStatuses(deps, view)
      const replies = new Map(statuses.map(({ householdId, reply }) => [householdId, reply]))
      const stored = await listAllHouseholds(deps, view)
      const households = stored.map((household) => ({ household, reply: replies.get(household.row.id) }))
      const { items: events } = toEventListWire(await listEvents(deps, view.weddingId))
      return build(households, events, options)
    })
}
