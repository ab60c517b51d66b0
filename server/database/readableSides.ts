import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { getEditableSides, getReadableSides } from '../lib/weddingView.ts'
import type { Side, WeddingView } from '../lib/weddingView.ts'

const isOneOf = (column: string, sides: readonly Side[]): RawBuilder<boolean> =>
  sides.length === 0 ? sql`1 = 0` : sql`${sql.ref(column)} in (${sql.join(sides.map((side) => sql.lit(side)))})`

/** @returns the SQL condition of households that may be read. @param column their `side` */
export const isReadable = (view: WeddingView, column: 'side' | 'households.side'): RawBuilder<boolean> =>
  isOneOf(column, getReadableSides(view))

/** @returns the SQL condition of households that may be changed. @param column their `side` */
export const isEditable = (view: WeddingView, column: 'side' | 'households.side'): RawBuilder<boolean> =>
  isOneOf(column, getEditableSides(view))
