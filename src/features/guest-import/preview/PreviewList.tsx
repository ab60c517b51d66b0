import Box from '@mui/material/Box'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { previewMessages } from '@/i18n/messages/guestImportPreview'
import type { PlannedRow } from '../plan/types'

/** Longer lists are virtualized: only the rows in the window are rendered. */
const WHOLE_LIST_MAX = 100
/** Height of a row before it is measured, in px. */
const ESTIMATED_ROW_PX = 112
const GAP_PX = 8

interface PreviewListProps {
  rows: readonly PlannedRow[]
  renderRow: (row: PlannedRow) => ReactNode
}

/** The rows of the plan, smooth with thousands of them. */
export function PreviewList(props: PreviewListProps) {
  return props.rows.length > WHOLE_LIST_MAX ? <VirtualList {...props} /> : <WholeList {...props} />
}

const listStyle = { listStyle: 'none', padding: 0, margin: 0 } as const

function WholeList({ rows, renderRow }: PreviewListProps) {
  const intl = useIntl()
  return (
    <Box
      component="ul"
      aria-label={intl.formatMessage(previewMessages.list)}
      sx={{ ...listStyle, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: `${GAP_PX}px` }}
    >
      {rows.map((row) => (
        <li key={row.line}>{renderRow(row)}</li>
      ))}
    </Box>
  )
}

/** @returns the distance of an element from the top of the page, in px; notices above it come and go */
function usePageOffset(target: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const element = target.current!
    const measure = () => setOffset(Math.round(element.getBoundingClientRect().top + window.scrollY))
    const observer = new ResizeObserver(measure)
    observer.observe(element.parentElement!)
    measure()
    return () => observer.disconnect()
  }, [target])
  return offset
}

function VirtualList({ rows, renderRow }: PreviewListProps) {
  const intl = useIntl()
  const list = useRef<HTMLUListElement>(null)
  const scrollMargin = usePageOffset(list)
  // oxlint-disable-next-line react/incompatible-library -- its functions are used in this component only
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ESTIMATED_ROW_PX,
    getItemKey: (index) => rows[index]!.line,
    gap: GAP_PX,
    overscan: 6,
    scrollMargin,
  })
  return (
    <Box
      component="ul"
      ref={list}
      aria-label={intl.formatMessage(previewMessages.list)}
      sx={{ ...listStyle, position: 'relative' }}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-setsize={rows.length}
          aria-posinset={index + 1}
          style={{ position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${start - scrollMargin}px)` }}
        >
          {renderRow(rows[index]!)}
        </li>
      ))}
    </Box>
  )
}
