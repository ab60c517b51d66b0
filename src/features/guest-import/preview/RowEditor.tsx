import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useId, useState, type FormEvent, type KeyboardEvent } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { useErrorText } from '@/api'
import { columnMessages } from '@/i18n/messages/guestImport'
import { previewMessages, resultMessages } from '@/i18n/messages/guestImportPreview'
import { BusyButton } from '@/ui/fields/BusyButton'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import type { RowTexts } from '../flow/rowEdits'
import type { ColumnMapping, ColumnTarget } from '../parse/headers/fields'
import { formatHall } from '../plan/halls'
import type { HallOption } from '../plan/types'

interface RowEditorProps {
  /** What the row says now. */
  texts: RowTexts
  mapping: ColumnMapping
  halls: readonly HallOption[]
  /** Rejects when the row cannot be read. */
  onSave: (texts: RowTexts) => Promise<void>
  onCancel: () => void
}

/** The fields of one row, in its place: name, phone, and the seats of each column. */
export default function RowEditor({ texts, mapping, halls, onSave, onCancel }: RowEditorProps) {
  const intl = useIntl()
  const errorText = useErrorText()
  const id = useId()
  const [typed, setTyped] = useState(texts)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  const save = async () => {
    setBusy(true)
    setFailed(false)
    await onSave(typed).catch(() => setFailed(true))
    setBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const cancelOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onCancel()
  const setSeats = (column: number, text: string) =>
    setTyped({
      ...typed,
      seats: typed.seats.map((one) => (one.column === column ? { column, typed: text } : one)),
    })

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      onKeyDown={cancelOnEscape}
      sx={{ display: 'grid', gap: 2, paddingBlock: 1, gridTemplateColumns: { sm: '2fr 1.5fr' } }}
    >
      <TextField
        id={`${id}-name`}
        autoFocus
        size="small"
        label={intl.formatMessage(columnMessages.name)}
        value={typed.name}
        onChange={({ target }) => setTyped({ ...typed, name: target.value })}
        slotProps={{ htmlInput: { dir: 'auto', autoComplete: 'off' } }}
      />
      <TextField
        id={`${id}-phone`}
        size="small"
        label={intl.formatMessage(columnMessages.phone)}
        value={typed.phone}
        onChange={({ target }) => setTyped({ ...typed, phone: target.value })}
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'tel', autoComplete: 'off' } }}
      />
      {typed.seats.map(({ column, typed: seats }) => (
        <TextField
          key={column}
          id={`${id}-seats-${column}`}
          size="small"
          label={formatSeatsLabel(intl, mapping[column], halls)}
          value={seats}
          onChange={({ target }) => setSeats(column, target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
      ))}
      {hasFailed && <FailureNotice text={errorText({ kind: 'network' })} />}
      <Box sx={{ display: 'flex', gap: 1, gridColumn: '1 / -1' }}>
        <BusyButton type="submit" variant="outlined" isBusy={isBusy}>
          <FormattedMessage {...previewMessages.save} />
        </BusyButton>
        <Button onClick={onCancel}>
          <FormattedMessage {...resultMessages.cancel} />
        </Button>
      </Box>
    </Box>
  )
}

function formatSeatsLabel(intl: IntlShape, target: ColumnTarget | undefined, halls: readonly HallOption[]): string {
  const hall = target?.field === 'seats' ? formatHall(halls, target.hall) : ''
  return hall === ''
    ? intl.formatMessage(previewMessages.seatsField)
    : intl.formatMessage(columnMessages.seats, { hall })
}
