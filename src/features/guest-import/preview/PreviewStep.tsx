import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useCallback, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { previewMessages } from '@/i18n/messages/guestImportPreview'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { OnDemand } from '@/ui/feedback/OnDemand'
import { SeatsNotice } from '../columns/SeatsNotice'
import { getRowTexts } from '../flow/rowEdits'
import type { ImportFlow } from '../flow/useImportFlow'
import { hasKnownColumns } from '../flow/useSource'
import type { SendImport } from '../flow/useSendImport'
import type { ImportData } from '../flow/useImportData'
import { countOutcomes, getOutcome, isChecked } from '../plan/choices'
import { buildEntries } from '../plan/toImportInput'
import type { PlannedRow } from '../plan/types'
import { BulkActions } from './BulkActions'
import { setChecked, setDecision } from './choiceChanges'
import { Filters } from './Filters'
import { filterRows, type Filter } from './filters'
import { KnownColumnDefaults } from './KnownColumnDefaults'
import { PreviewList } from './PreviewList'
import { PreviewNotices } from './PreviewNotices'
import { PreviewRow } from './PreviewRow'
import { SendBar } from './SendBar'

const importEditor = () => import(/* webpackChunkName: "guest-import-row" */ './RowEditor')

interface PreviewStepProps {
  flow: ImportFlow
  sending: SendImport
  source: NonNullable<ImportFlow['source']>
  plan: PlannedRow[]
  data: ImportData
}

/** The third step: what becomes of each row. */
export function PreviewStep(props: PreviewStepProps) {
  const { flow, plan } = props
  const isNothingNew = plan.length > 0 && plan.every(({ verdict }) => verdict === 'unchanged')
  const isNameless = plan.every(({ addition }) => addition === null)
  if (!isNothingNew && !isNameless) return <Preview {...props} />
  return (
    <EmptyState
      heading="h3"
      title={<FormattedMessage {...(isNothingNew ? previewMessages.nothingTitle : previewMessages.emptyTitle)} />}
      text={<FormattedMessage {...(isNothingNew ? previewMessages.nothingText : previewMessages.emptyText)} />}
      action={
        <Button variant="contained" size="large" onClick={() => flow.goTo('source')}>
          <FormattedMessage {...previewMessages.anotherList} />
        </Button>
      }
    />
  )
}

function Preview({ flow, sending, source, plan, data }: PreviewStepProps) {
  const { choices, setChoices } = flow
  const { send, isSending, failure } = sending
  const [filter, setFilter] = useState<Filter>('all')
  const [editedLine, setEditedLine] = useState<number | null>(null)
  const shown = filterRows(plan, filter)
  const counts = countOutcomes(plan, choices, data.households.length)
  const check = useCallback(
    (row: PlannedRow, checked: boolean) => setChoices((before) => setChecked(before, [row], checked)),
    [setChoices],
  )
  const decide = useCallback(
    (line: number, decision: string) => setChoices((before) => setDecision(before, line, decision)),
    [setChoices],
  )
  const closeEditor = () => setEditedLine(null)
  const renderEditor = (line: number) => {
    const candidate = line === editedLine ? flow.getCandidate(line) : undefined
    if (!candidate) return null
    return (
      <OnDemand
        importComponent={importEditor}
        props={{
          texts: getRowTexts(candidate, flow.mapping),
          mapping: flow.mapping,
          halls: data.halls,
          onSave: (texts) => flow.editRow(line, texts).then(closeEditor),
          onCancel: closeEditor,
        }}
      />
    )
  }

  return (
    <Stack useFlexGap spacing={2}>
      {hasKnownColumns(source.table) && <KnownColumnDefaults flow={flow} halls={data.halls} />}
      <Filters rows={plan} filter={filter} onChange={setFilter} />
      {plan.some(({ warnings }) => warnings.some(({ kind }) => kind === 'no-hall')) && (
        <SeatsNotice mapping={flow.mapping} halls={data.halls} />
      )}
      <PreviewNotices counts={counts} />
      <BulkActions filter={filter} rows={shown} choices={choices} onChange={setChoices} />
      <PreviewList
        rows={shown}
        renderRow={(planned) => (
          <PreviewRow
            planned={planned}
            outcome={getOutcome(planned, choices)}
            checked={isChecked(planned, choices)}
            decision={choices.decisions.get(planned.line)}
            halls={data.halls}
            error={failure?.rows.get(planned.line)}
            onCheck={check}
            editor={renderEditor(planned.line)}
            onDecide={decide}
            onEdit={setEditedLine}
          />
        )}
      />
      <SendBar
        counts={counts}
        isSending={isSending}
        failure={failure}
        onSend={() => void send(buildEntries(plan, choices), source.table.source, source.fileName)}
        onBack={() => flow.goTo(flow.steps.at(-2) ?? 'source')}
      />
    </Stack>
  )
}
