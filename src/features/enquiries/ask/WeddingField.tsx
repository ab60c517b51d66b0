import { useFormikContext } from 'formik'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { DEFAULT_TIME_ZONE } from '@shared/limits'
import { useLazyGetGuestSummaryQuery, useLazyListEventsQuery, type Wedding } from '@/api/weddings'
import { askMessages } from '@/i18n/messages/enquiries'
import { useToday } from '@/lib/useToday'
import { LabelledSelect } from '@/ui/fields/LabelledSelect'
import type { AskValues } from './askValues'
import { toWeddingValues, type WeddingValues } from './toWeddingValues'

const filled = ['weddingDate', 'place', 'guests'] as const

interface WeddingFieldProps {
  weddings: readonly Wedding[]
  /** What the first wedding has filled in. */
  first: WeddingValues
}

/** Chooses one of several weddings, and fills in its date, place and guests where nothing else was typed. */
export function WeddingField({ weddings, first }: WeddingFieldProps) {
  const intl = useIntl()
  const today = useToday(DEFAULT_TIME_ZONE)
  const { values, setValues, setFieldValue } = useFormikContext<AskValues>()
  const [fetchEvents] = useLazyListEventsQuery()
  const [fetchSummary] = useLazyGetGuestSummaryQuery()
  const before = useRef(first)

  const choose = async (weddingId: string) => {
    void setFieldValue('weddingId', weddingId)
    const [events, summary] = await Promise.all([fetchEvents({ weddingId }, true), fetchSummary({ weddingId }, true)])
    const plans = toWeddingValues(events.data?.items ?? [], summary.data?.guests ?? 0, today, intl.formatNumber)
    await setValues((typed) => {
      // Another wedding was chosen meanwhile.
      if (typed.weddingId !== weddingId) return typed
      const untouched = filled.filter((name) => typed[name] === '' || typed[name] === before.current[name])
      before.current = plans
      return { ...typed, ...Object.fromEntries(untouched.map((name) => [name, plans[name]])) }
    }, false)
  }
  return (
    <LabelledSelect
      name="weddingId"
      label={intl.formatMessage(askMessages.wedding)}
      value={values.weddingId}
      onChange={(weddingId) => void choose(weddingId)}
      options={weddings.map(({ id, title }) => ({ value: id, label: <bdi>{title}</bdi> }))}
    />
  )
}
