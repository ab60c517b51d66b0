import PrintIcon from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useErrorText } from '@/api'
import type { GuestList } from '@/api/weddings'
import { useSiteUrl } from '@/config/useSiteUrl'
import { cardSheetMessages } from '@/i18n/messages/desk'
import { guestFieldMessages, searchGuestMessages } from '@/i18n/messages/guests'
import { storedListMessages } from '@/i18n/messages/weddings'
import { useWeddingInvitations } from '@/lib/useWeddingInvitations'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { Notice } from '@/ui/feedback/Notice'
import { LabelledSelect } from '@/ui/fields/LabelledSelect'
import { NoInvitation } from '../NoInvitation'
import { useMessageIntls } from '../useMessageIntls'
import { CardSheets } from './CardSheets'
import { ALL_CARDS, CARDS_PER_PAGE, CARDS_PER_PART, findCards, type CardFilters, type CardSource } from './findCards'

/** The cards with QR codes of a wedding's households, to choose and to print. */
export function Cards({ list }: { list: GuestList }) {
  const errorText = useErrorText()
  const { items: invitations, error, retry } = useWeddingInvitations(list.wedding.id)
  const texts = useMessageIntls()
  const siteUrl = useSiteUrl()
  const { intls } = texts
  if (list.isStored)
    return (
      <Notice tone="warning">
        <FormattedMessage {...storedListMessages.noLinks} />
      </Notice>
    )
  if (invitations && intls)
    return invitations.length === 0 ? (
      <NoInvitation weddingId={list.wedding.id} />
    ) : (
      <CardChoice source={{ list, invitations, intls, siteUrl }} />
    )
  if (texts.isFailed) return <FailureNotice text={errorText(undefined)} onRetry={texts.retry} />
  if (error !== undefined) return <FailureNotice text={errorText(error)} onRetry={retry} />
  return <CardsSkeleton />
}

function CardChoice({ source }: { source: CardSource }) {
  const [filters, setFilters] = useState(ALL_CARDS)
  const [part, setPart] = useState(0)
  const { households } = source.list
  const cards = useMemo(() => findCards(households, filters), [households, filters])
  const first = part * CARDS_PER_PART < cards.length ? part * CARDS_PER_PART : 0
  const shown = useMemo(() => cards.slice(first, first + CARDS_PER_PART), [cards, first])
  return (
    <Box sx={sheetsStyle}>
      <Box sx={controls}>
        <Filters list={source.list} filters={filters} onChange={setFilters} />
        {cards.length > CARDS_PER_PART && <PartSelect count={cards.length} first={first} onSelect={setPart} />}
        <Button
          variant="contained"
          size="large"
          startIcon={<PrintIcon />}
          disabled={shown.length === 0}
          onClick={() => window.print()}
        >
          <FormattedMessage {...cardSheetMessages.print} />
        </Button>
      </Box>
      {shown.length === 0 ? (
        <EmptyState
          title={<FormattedMessage {...cardSheetMessages.noneTitle} />}
          text={<FormattedMessage {...cardSheetMessages.noneText} />}
          action={null}
        />
      ) : (
        <>
          <Typography role="status" sx={{ displayPrint: 'none', color: 'text.secondary' }}>
            <FormattedMessage
              {...cardSheetMessages.count}
              values={{ cards: shown.length, pages: Math.ceil(shown.length / CARDS_PER_PAGE) }}
            />
          </Typography>
          <CardSheets households={shown} source={source} />
        </>
      )}
    </Box>
  )
}

interface FiltersProps {
  list: GuestList
  filters: CardFilters
  onChange: (filters: CardFilters) => void
}

function Filters({ list: { households }, filters, onChange }: FiltersProps) {
  const intl = useIntl()
  const { side, tag, isWithoutPhone } = filters
  const tags = useMemo(() => [...new Set(households.flatMap((household) => household.tags))].toSorted(), [households])
  const sides = (['groom', 'bride', 'both'] as const).map((one) => ({
    value: one,
    label: <FormattedMessage {...guestFieldMessages[one]} />,
  }))
  return (
    <>
      <LabelledSelect
        label={intl.formatMessage(guestFieldMessages.side)}
        options={[{ value: '', label: <FormattedMessage {...searchGuestMessages.everySide} /> }, ...sides]}
        value={side}
        onChange={(selected) => onChange({ ...filters, side: selected })}
      />
      {tags.length > 0 && (
        <LabelledSelect
          label={intl.formatMessage(guestFieldMessages.tags)}
          options={[
            { value: '', label: <FormattedMessage {...searchGuestMessages.everyTag} /> },
            ...tags.map((one) => ({ value: one, label: <bdi>{one}</bdi> })),
          ]}
          value={tag}
          onChange={(selected) => onChange({ ...filters, tag: selected })}
        />
      )}
      <FormControlLabel
        control={
          <Checkbox
            checked={isWithoutPhone}
            onChange={(event) => onChange({ ...filters, isWithoutPhone: event.target.checked })}
          />
        }
        label={<FormattedMessage {...cardSheetMessages.withoutPhone} />}
      />
    </>
  )
}

interface PartSelectProps {
  /** Of all cards. */
  count: number
  /** Index of the first shown card. */
  first: number
  onSelect: (part: number) => void
}

function PartSelect({ count, first, onSelect }: PartSelectProps) {
  const intl = useIntl()
  const options = Array.from({ length: Math.ceil(count / CARDS_PER_PART) }, (_, part) => ({
    value: String(part),
    label: intl.formatMessage(cardSheetMessages.partRange, {
      first: part * CARDS_PER_PART + 1,
      last: Math.min((part + 1) * CARDS_PER_PART, count),
    }),
  }))
  return (
    <LabelledSelect
      label={intl.formatMessage(cardSheetMessages.part)}
      options={options}
      value={String(first / CARDS_PER_PART)}
      onChange={(selected) => onSelect(Number(selected))}
    />
  )
}

/** Placeholder while the cards are loaded. */
export const CardsSkeleton = () => (
  <Stack spacing={3} aria-busy="true">
    <Skeleton variant="rounded" height={56} />
    <Skeleton variant="rounded" height={480} />
  </Stack>
)

const controls = {
  displayPrint: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(190px, 1fr))' },
  alignItems: 'center',
  gap: { xs: 1.5, sm: 2 },
} as const

/** On paper without gaps: four rows of cards fill a sheet. */
const sheetsStyle = { display: 'grid', gap: 3, '@media print': { display: 'block' } } as const
