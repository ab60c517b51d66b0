import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { OwnServer } from '../../../scripts/lib/server.ts'

/** Moves the enquiries of a server and their weddings some days back, as if the days had passed. */
export function passDays({ dataDir }: OwnServer, days: number): void {
  const database = new DatabaseSync(join(dataDir, 'zaffa.sqlite'))
  database.exec(`update enquiries set wedding_date = date(wedding_date, '-${days} days'),
      created_at = strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '-${days} days')`)
  database.close()
}
