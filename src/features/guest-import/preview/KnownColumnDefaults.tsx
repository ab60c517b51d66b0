import Stack from '@mui/material/Stack'
import { HallChoice, SideChoice } from '../columns/Defaults'
import type { ImportFlow } from '../flow/useImportFlow'
import type { HallOption } from '../plan/types'

/** Side and hall of a list whose columns need no correction. */
export function KnownColumnDefaults({ flow, halls }: { flow: ImportFlow; halls: readonly HallOption[] }) {
  const { mapping, source, setMapping } = flow
  const column = mapping.findIndex(({ field }) => field === 'seats')
  const target = mapping[column]
  const hasSeats = source?.table.rows.some(({ cells }) => cells[column]) ?? false
  const setHall = (hall: string) =>
    setMapping(mapping.map((one, index) => (index === column ? { field: 'seats', hall } : one)))
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} useFlexGap spacing={3} sx={{ alignItems: { md: 'flex-end' } }}>
      {flow.sides.length > 1 && <SideChoice side={flow.defaultSide} onChange={flow.setDefaultSide} />}
      {target?.field === 'seats' && hasSeats && halls.length > 0 && (
        <HallChoice hallId={target.hall} halls={halls} onChange={setHall} />
      )}
    </Stack>
  )
}
