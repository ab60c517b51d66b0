import Box from '@mui/material/Box'
import { useIntl } from 'react-intl'
import { columnMessages } from '@/i18n/messages/guestImport'
import { palette, radius } from '@/theme/tokens'
import type { ColumnMapping } from '../parse/headers/fields'
import type { ImportTable } from '../parse/importTable'
import type { HallOption } from '../plan/types'
import { ColumnSelect } from './ColumnSelect'
import { setTarget } from './columnOptions'

const SHOWN_ROWS = 5

/** Two lines at most, aligned with the page whatever the script of the cell; the right-to-left style sheet mirrors `left`. */
const cellText = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textAlign: 'left',
} as const

interface ColumnTableProps {
  table: ImportTable
  mapping: ColumnMapping
  halls: readonly HallOption[]
  onChange: (mapping: ColumnMapping) => void
}

/** The first rows of a list, with a select above each column. */
export function ColumnTable({ table, mapping, halls, onChange }: ColumnTableProps) {
  const intl = useIntl()
  const isIgnored = (column: number) => mapping[column]?.field === 'ignore'
  return (
    <Box
      role="region"
      aria-label={intl.formatMessage(columnMessages.table)}
      tabIndex={0}
      sx={{
        overflowX: 'auto',
        border: `1px solid ${palette.line}`,
        borderRadius: `${radius.card}px`,
        backgroundColor: palette.surface,
        '& table': { borderCollapse: 'collapse', minInlineSize: '100%' },
        '& th, & td': {
          paddingInline: 1.5,
          paddingBlock: 1,
          textAlign: 'start',
          verticalAlign: 'top',
          borderBlockEnd: `1px solid ${palette.line}`,
          maxInlineSize: 260,
        },
        '& tr:last-of-type td': { borderBlockEnd: 'none' },
      }}
    >
      <table>
        <thead>
          <tr>
            {mapping.map((target, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns are identified by their position
              <Box component="th" scope="col" key={column} sx={{ backgroundColor: palette.paper }}>
                <ColumnSelect
                  number={column + 1}
                  header={table.header[column] ?? ''}
                  target={target}
                  halls={halls}
                  onChange={(next) => onChange(setTarget(mapping, column, next))}
                />
                <Box sx={{ fontWeight: 500, fontSize: '0.875rem', color: 'text.secondary', marginBlockStart: 1 }}>
                  <bdi>{table.header[column]}</bdi>
                </Box>
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.slice(0, SHOWN_ROWS).map(({ line, cells }) => (
            <tr key={line}>
              {cells.map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns are identified by their position
                <Box component="td" key={column} sx={{ color: isIgnored(column) ? 'text.secondary' : undefined }}>
                  <Box dir="auto" sx={cellText}>
                    {cell}
                  </Box>
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}
