import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { NavigationType, useNavigationType } from 'react-router-dom'
import type { Answer } from '@shared/guests/replies'
import type { WeddingRights } from '@shared/weddingRights'
import type { Hall, Household } from '@/api/weddings'
import { guestListMessages } from '@/i18n/messages/guests'
import { useEntryMemory } from '@/lib/history/useEntryMemory'
import { useIsWide } from '@/ui/useScreen'
import type { SortOrder } from '../searchHouseholds'
import { GuestRow, type RowAccess } from './GuestRow'
import styles from './GuestTable.module.css'
import { TableHead } from './TableHead'

/** Heights before they are measured, in px: of a row on a desktop, and of a card on a phone. */
const ROW_PX = 61
const CARD_PX = 105
/** Rows that are rendered beyond the window, so that arrow keys find the next one. */
const OVERSCAN = 5

interface GuestTableProps {
  /** In the order in which they are shown. */
  households: readonly Household[]
  halls: readonly Hall[]
  /** Of the wedding. */
  timeZone: string
  /** By the id of the household; those without a reply are missing. */
  answers: ReadonlyMap<string, Answer>
  sort: SortOrder
  onSort: (sort: SortOrder) => void
  rights: WeddingRights
  selected: ReadonlySet<string>
  onSelected: (change: (before: ReadonlySet<string>) => ReadonlySet<string>) => void
  onEdit: (household: Household) => void
  onDelete: (household: Household) => void
}

/** @returns the distance of an element from the top of the page, in px, measured when the list changes */
function usePageOffset(element: React.RefObject<HTMLElement | null>, dependency: unknown): number {
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const top = element.current?.getBoundingClientRect().top ?? 0
    setOffset(top + window.scrollY)
  }, [element, dependency])
  return offset
}

/**
 * The list scrolls there when it appears. By default that would be where the page before it was: the router shows the next one before anything scrolls.
 * @returns a function that returns the scroll position of this entry of the history, in px
 */
function useInitialOffset(): () => number {
  const { read } = useEntryMemory<number>('scroll')
  const navigation = useNavigationType()
  return () => read() ?? (navigation === NavigationType.Pop ? window.scrollY : 0)
}

/** @returns the height of a row in whole px, so that the next one does not cover its border */
const measureHeight = (row: Element, entry: ResizeObserverEntry | undefined): number =>
  Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? row.getBoundingClientRect().height)

/** Selects a household, or with Shift all households from the last selected one to this one. */
function useSelection({ households, onSelected }: GuestTableProps) {
  const last = useRef<number | null>(null)
  return useCallback(
    ({ id }: Household, index: number, extend: boolean) => {
      const from = extend && last.current !== null ? last.current : index
      const range = households.slice(Math.min(from, index), Math.max(from, index) + 1).map((household) => household.id)
      last.current = index
      onSelected((before) => {
        const next = new Set(before)
        for (const one of range) {
          if (before.has(id)) next.delete(one)
          else next.add(one)
        }
        return next
      })
    },
    [households, onSelected],
  )
}

function getAccess({ editableSides, canLabelGuests }: WeddingRights, { side }: Household): RowAccess {
  if (editableSides.includes(side)) return 'all'
  return canLabelGuests ? 'label' : 'read'
}

/** The households as a table of which only the visible rows are rendered. */
export function GuestTable(props: GuestTableProps) {
  const { households, halls, timeZone, answers, sort, onSort, rights, selected, onSelected, onEdit, onDelete } = props
  const intl = useIntl()
  const isWide = useIsWide()
  const table = useRef<HTMLDivElement>(null)
  const scrollMargin = usePageOffset(table, households.length)
  const select = useSelection(props)
  const initialOffset = useInitialOffset()
  const rows = useEntryMemory<VirtualItem[]>('rows')
  // oxlint-disable-next-line react/incompatible-library -- only tells that the compiler does not memoize this component
  const virtualizer = useWindowVirtualizer({
    count: households.length,
    estimateSize: () => (isWide ? ROW_PX : CARD_PX),
    measureElement: measureHeight,
    overscan: OVERSCAN,
    scrollMargin,
    initialOffset,
    // The first render has its rows: without a height of the window it would have none.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // After Back the rows are as high as before, so that the same ones are in sight.
    initialMeasurementsCache: rows.read(),
  })
  const { takeSnapshot } = virtualizer
  const { write } = rows
  useEffect(() => () => write(takeSnapshot()), [write, takeSnapshot])
  const isAllSelected = households.length > 0 && households.every(({ id }) => selected.has(id))
  const selectAll = () => onSelected(() => new Set(isAllSelected ? [] : households.map(({ id }) => id)))
  return (
    <div
      role="table"
      aria-label={intl.formatMessage(guestListMessages.title)}
      aria-rowcount={households.length + 1}
      className={styles.table}
    >
      <TableHead isAllSelected={isAllSelected} onSelectAll={selectAll} sort={sort} onSort={onSort} />
      <div role="rowgroup" ref={table} className={styles.body} style={{ blockSize: virtualizer.getTotalSize() }}>
        {/* Keyed by index: a search changes the text of the rows instead of replacing them all. */}
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <GuestRow
            key={index}
            index={index}
            offset={start - scrollMargin}
            household={households[index]!}
            halls={halls}
            timeZone={timeZone}
            access={getAccess(rights, households[index]!)}
            answer={answers.get(households[index]!.id)}
            isSelected={selected.has(households[index]!.id)}
            onSelect={select}
            onEdit={onEdit}
            onDelete={onDelete}
            measure={virtualizer.measureElement}
          />
        ))}
      </div>
    </div>
  )
}
