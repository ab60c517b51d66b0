import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useGetPlansQuery } from '@/api/weddings'
import { planMessages } from '@/i18n/messages/plans'
import { renderBdi } from '@/i18n/renderBdi'
import { useEventTexts } from '@/lib/useEventTexts'
import type { ChangePlansProps } from './changePlansProps'
import { listClashes, listDifferences, type PlanDifference, type PlanValues } from './planChange'

/** What changes, old and new, and whom it concerns. */
export function ChangeSummary({ wedding, events, day }: ChangePlansProps) {
  const { values } = useFormikContext<PlanValues>()
  const { data: plans } = useGetPlansQuery({ weddingId: wedding.id })
  const { formatEventName } = useEventTexts()
  const differences = listDifferences(events, day, values)
  const informed = plans?.informed.find(({ eventId }) => eventId === day.id)?.households ?? 0
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5, paddingBlockEnd: 1 }}>
      {differences.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 }}>
          {differences.map((difference) => (
            <DifferenceRow key={`${difference.event.id} ${difference.field}`} {...difference} />
          ))}
        </Box>
      )}
      {listClashes(events, day, values).map(([one, other]) => (
        <Alert key={`${one.id} ${other.id}`} severity="warning" role="note">
          <FormattedMessage
            {...planMessages.clash}
            values={{ one: formatEventName(one), other: formatEventName(other) }}
          />
        </Alert>
      ))}
      {differences.length > 0 && informed > 0 && (
        <Typography>
          <FormattedMessage {...planMessages.informed} values={{ count: informed }} />
        </Typography>
      )}
    </Box>
  )
}

const renderOld = (parts: ReactNode) => <s>{parts}</s>
const renderNew = (parts: ReactNode) => <strong>{parts}</strong>

function DifferenceRow({ event, field, before, after }: PlanDifference) {
  const { formatEventName, formatDate, formatTime } = useEventTexts()
  const format = (value: string) => {
    if (value === '') return '–'
    if (field === 'date') return formatDate(value)
    return field === 'time' ? formatTime(value) : value
  }
  const common = { event: formatEventName(event), bdi: renderBdi, old: renderOld, new: renderNew }
  return (
    <Typography component="li" sx={{ overflowWrap: 'anywhere' }}>
      {field === 'status' ? (
        <FormattedMessage
          {...planMessages.statusDifference}
          values={{ ...common, status: after, before: event.date === undefined ? '–' : formatDate(event.date) }}
        />
      ) : (
        <FormattedMessage
          {...planMessages.difference}
          values={{ ...common, field, before: format(before), after: format(after) }}
        />
      )}
    </Typography>
  )
}
