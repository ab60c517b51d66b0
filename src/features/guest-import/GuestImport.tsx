import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useErrorText } from '@/api'
import { importMessages } from '@/i18n/messages/guestImport'
import { useKeptInput } from '@/ui/fields/useKeptInput'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { WeddingNotFound } from '@/ui/feedback/WeddingNotFound'
import { ColumnsStep } from './columns/ColumnsStep'
import { useImportData, type ImportData } from './flow/useImportData'
import { useImportFlow } from './flow/useImportFlow'
import { useSendImport } from './flow/useSendImport'
import { useSharedList } from './flow/useSharedList'
import { useSource } from './flow/useSource'
import { PreviewStep } from './preview/PreviewStep'
import { ImportHistory } from './result/ImportHistory'
import { ImportResult } from './result/ImportResult'
import { SharedNotice } from './source/SharedNotice'
import { SourceStep } from './source/SourceStep'
import { useFileDrop } from './source/useFileDrop'
import { StepHeading } from './StepHeading'
import { StepList } from './StepList'

/** Adds households to the guest list of a wedding from a list, a file or the contacts of a phone. */
export function GuestImport({ weddingId }: { weddingId: string }) {
  const errorText = useErrorText()
  const state = useImportData(weddingId)
  if (state.status === 'missing') return <WeddingNotFound heading="h2" />
  if (state.status === 'failed') return <FailureNotice text={errorText(state.error)} onRetry={state.retry} />
  if (state.status === 'loading') return <Loading />
  return (
    <>
      <Flow data={state.data} />
      <ImportHistory weddingId={weddingId} />
    </>
  )
}

function Flow({ data }: { data: ImportData }) {
  const flow = useImportFlow(data)
  const [text, setText] = useState('')
  useKeptInput<string>(`import:${data.wedding.id}`, { read: () => text || undefined, restore: setText })
  const [hasMoved, setHasMoved] = useState(false)
  const sending = useSendImport(data.wedding.id, flow.draft)
  const { step, source, plan } = flow
  const reading = useSource(data.wedding.timeZone, flow.open)
  const shared = useSharedList({
    readFile: (file) => void reading.readFile(file),
    readText: (list) => void reading.read(() => ({ text: list })),
    showText: setText,
  })
  // The page's own heading has the focus at first.
  if (!hasMoved && step !== 'source') setHasMoved(true)

  if (sending.stored) {
    const restart = () => {
      setText('')
      sending.reset()
      flow.restart()
    }
    const checkAgain = () => {
      sending.reset()
      flow.clearDecisions()
    }
    return (
      <ImportResult
        weddingId={data.wedding.id}
        result={sending.stored}
        maybeElsewhere={sending.maybeElsewhere}
        onRestart={restart}
        onCheckAgain={sending.hasChanged ? checkAgain : undefined}
      />
    )
  }
  return (
    <Stack spacing={{ xs: 2, sm: 3 }}>
      {/* One row on a phone, where the first family has to be in sight. */}
      <Stack
        useFlexGap
        direction={{ xs: 'row', sm: 'column' }}
        sx={{ flexWrap: 'wrap', alignItems: { xs: 'center', sm: 'stretch' }, columnGap: 1.5, rowGap: { xs: 1, sm: 3 } }}
      >
        <StepList steps={flow.steps} current={step} onStep={flow.goTo} />
        <StepHeading key={step} title={importMessages[step]} takesFocus={hasMoved} />
      </Stack>
      {shared && (
        <SharedNotice
          shared={shared}
          source={step === 'source' ? null : source}
          onFile={(file) => void reading.readFile(file)}
        />
      )}
      {step !== 'source' && <DropGuard />}
      {step === 'source' && (
        <SourceStep
          source={source}
          reading={reading}
          text={text}
          onText={setText}
          onContinue={() => flow.goTo(flow.steps[1]!)}
        />
      )}
      {step === 'columns' && source && <ColumnsStep {...flow} source={source} halls={data.halls} />}
      {step === 'preview' && source && plan && (
        <PreviewStep flow={flow} sending={sending} source={source} plan={plan} data={data} />
      )}
      {step === 'preview' && !plan && <WaitForRows hasFailed={flow.hasFailed} onRetry={flow.retry} />}
    </Stack>
  )
}

/** Only the first step takes files. Later the browser would open a dropped one, and the choices would be lost. */
function DropGuard() {
  useFileDrop()
  return null
}

function WaitForRows({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const errorText = useErrorText()
  return hasFailed ? <FailureNotice text={errorText({ kind: 'network' })} onRetry={onRetry} /> : <Loading />
}

function Loading() {
  const intl = useIntl()
  return (
    <Box role="status" aria-busy="true" aria-label={intl.formatMessage(importMessages.loading)}>
      <Stack spacing={2}>
        {[48, 200, 54].map((height) => (
          <Skeleton key={height} variant="rounded" height={height} />
        ))}
      </Stack>
    </Box>
  )
}
