import MuiTextField from '@mui/material/TextField'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isTag, parseSeats } from '@shared/guests/household'
import { useErrorText } from '@/api'
import { useBulkEditHouseholdsMutation } from '@/api/weddings'
import type { BulkEdit, GuestList, Side } from '@/api/weddings'
import { bulkGuestMessages, guestFieldMessages } from '@/i18n/messages/guests'
import { formDialogMessages } from '@/i18n/messages/weddings'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { LabelledSelect } from '@/ui/fields/LabelledSelect'
import { HallSelect, SideSelect } from '../GuestSelects'

export type BulkChange = 'addTag' | 'removeTag' | 'setSide' | 'setSeats'

interface BulkDialogProps {
  list: GuestList
  ids: string[]
  tags: readonly string[]
  change: BulkChange
  onClose: () => void
}

interface Values {
  tag: string
  side: Side
  hallId: string
  /** As typed. */
  seats: string
}

/** @returns the edit for the API; null while a value is missing or wrong */
function buildEdit(change: BulkChange, ids: string[], { tag, side, hallId, seats }: Values): BulkEdit | null {
  if (change === 'setSide') return { ids, action: change, side }
  if (change === 'setSeats') {
    const allowed = parseSeats(seats)
    return allowed === null ? null : { ids, action: change, hallId, allowed }
  }
  return isTag(tag.trim()) ? { ids, action: change, tag: tag.trim() } : null
}

/** Asks for the value of a bulk edit, and applies it. */
export default function BulkDialog({ list, ids, tags, change, onClose }: BulkDialogProps) {
  const errorText = useErrorText()
  const [bulkEdit, { isLoading, error }] = useBulkEditHouseholdsMutation()
  const [values, setValues] = useState<Values>({
    tag: change === 'removeTag' ? (tags[0] ?? '') : '',
    side: 'groom',
    hallId: list.halls[0]?.id ?? '',
    seats: '',
  })
  const [isRejected, setRejected] = useState(false)
  const apply = async () => {
    const edit = buildEdit(change, ids, values)
    setRejected(edit === null)
    if (!edit) return
    const result = await bulkEdit({ weddingId: list.wedding.id, bulkEdit: edit })
    if (!result.error) onClose()
  }
  return (
    <ConfirmDialog
      open
      hasFields
      busy={isLoading}
      title={<FormattedMessage {...bulkGuestMessages[change]} />}
      cancelLabel={<FormattedMessage {...formDialogMessages.cancel} />}
      confirmLabel={<FormattedMessage {...bulkGuestMessages.apply} />}
      onCancel={onClose}
      onConfirm={() => void apply()}
    >
      <FormattedMessage {...bulkGuestMessages.selected} values={{ count: ids.length }} />
      <BulkFields
        {...{ list, tags, change, values, isRejected }}
        onChange={(changes) => setValues({ ...values, ...changes })}
      />
      {error && <FailureNotice text={errorText(error)} />}
    </ConfirmDialog>
  )
}

interface BulkFieldsProps extends Pick<BulkDialogProps, 'list' | 'tags' | 'change'> {
  values: Values
  /** Whether the typed value is missing or wrong. */
  isRejected: boolean
  onChange: (changes: Partial<Values>) => void
}

const fieldStyle = { display: 'grid', gap: 16, marginBlock: 16 } as const

function BulkFields({ list, tags, change, values, isRejected, onChange }: BulkFieldsProps) {
  const intl = useIntl()
  const tagLabel = intl.formatMessage(guestFieldMessages.tags)
  return (
    <div style={fieldStyle}>
      {change === 'addTag' && (
        <MuiTextField
          autoFocus
          label={tagLabel}
          value={values.tag}
          error={isRejected}
          helperText={isRejected && intl.formatMessage(guestFieldMessages.tagCharacters)}
          onChange={(event) => onChange({ tag: event.target.value })}
        />
      )}
      {change === 'removeTag' && (
        <LabelledSelect
          label={tagLabel}
          value={values.tag}
          onChange={(tag) => onChange({ tag })}
          options={tags.map((tag) => ({ value: tag, label: <bdi>{tag}</bdi> }))}
        />
      )}
      {change === 'setSide' && <SideSelect value={values.side} onChange={(side) => onChange({ side })} />}
      {change === 'setSeats' && (
        <>
          <HallSelect halls={list.halls} value={values.hallId} onChange={(hallId) => onChange({ hallId })} />
          <MuiTextField
            autoFocus
            label={intl.formatMessage(guestFieldMessages.seats)}
            value={values.seats}
            error={isRejected}
            helperText={isRejected && intl.formatMessage(guestFieldMessages.seatsRange)}
            onChange={(event) => onChange({ seats: event.target.value })}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        </>
      )}
    </div>
  )
}
