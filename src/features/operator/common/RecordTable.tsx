import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { palette } from '@/theme/tokens'
import { Facts } from './Facts'
import { Panel } from './Panel'

export interface Column<Row> {
  label: MessageDescriptor
  render: (row: Row) => ReactNode
}

interface RecordTableProps<Row> {
  label: MessageDescriptor
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  getKey: (row: Row) => string
}

/** Records in a table; on a phone, where it would not fit, each is a card. */
export function RecordTable<Row>({ label, columns, rows, getKey }: RecordTableProps<Row>) {
  const intl = useIntl()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const name = intl.formatMessage({ id: label.id })
  if (isPhone)
    return (
      <Stack component="ul" spacing={1.5} aria-label={name} sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {rows.map((row) => (
          <Panel key={getKey(row)} component="li">
            <Facts facts={columns.map((column) => ({ label: column.label, value: column.render(row) }))} />
          </Panel>
        ))}
      </Stack>
    )
  return (
    <Panel sx={{ padding: 0, overflowX: 'auto' }}>
      <Table size="small" aria-label={name}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.label.id} sx={{ color: 'text.secondary', fontWeight: 500 }}>
                <FormattedMessage {...column.label} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& tr:last-of-type td': { borderBlockEnd: 0 }, '& tr:hover': { background: palette.paper } }}>
          {rows.map((row) => (
            <TableRow key={getKey(row)}>
              {columns.map((column) => (
                <TableCell key={column.label.id} sx={{ borderColor: palette.line, verticalAlign: 'top' }}>
                  <Box sx={{ maxInlineSize: 420, overflowWrap: 'anywhere' }}>{column.render(row)}</Box>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  )
}
