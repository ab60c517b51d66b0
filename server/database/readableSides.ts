import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { getReadableSides } from '../lib/weddingView.ts'
import type { WeddingView } from '../lib/weddingView.ts'

/** @returns the SQL condition of households that may be read. @param column their `side` */
export function isReadable(view: WeddingView, column: 'side' | 'households.side'): RawBuilder<boolean> {
  const sides = getReadableSides(view)
  return sides.length === 0 ? sql`1 = 0` : sql`${sql.ref(column)} in (${sql.join(sides.map((side) => sql.lit(side)))})`
}
