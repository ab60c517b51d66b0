import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { columnMessages, importMessages } from '@/i18n/messages/guestImport'
import { Banner } from '@/ui/fields/Banner'
import type { ImportFlow } from '../flow/useImportFlow'
import type { HallOption } from '../plan/types'
import { ColumnTable } from './ColumnTable'
import { hasNames } from './columnOptions'
import { SideChoice } from './Defaults'
import { SeatsNotice } from './SeatsNotice'
import { SheetChoices } from './SheetChoices'

type ColumnsStepProps = Pick<
  ImportFlow,
  'sheetChoices' | 'chooseSheets' | 'mapping' | 'defaultSide' | 'sides' | 'setMapping' | 'setDefaultSide' | 'goTo'
> & {
  source: NonNullable<ImportFlow['source']>
  halls: readonly HallOption[]
}

/** The second step: what each column holds. */
export function ColumnsStep({
  source,
  sheetChoices,
  chooseSheets,
  mapping,
  halls,
  defaultSide,
  sides,
  setMapping,
  setDefaultSide,
  goTo,
}: ColumnsStepProps) {
  const [isChecked, setIsChecked] = useState(false)
  const isIncomplete = !hasNames(mapping)
  const proceed = () => {
    setIsChecked(true)
    if (!isIncomplete) goTo('preview')
  }
  return (
    <Stack spacing={3}>
      {source.sheets && <SheetChoices sheets={source.sheets} choices={sheetChoices} onChange={chooseSheets} />}
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...columnMessages.lead} />
      </Typography>
      {isChecked && isIncomplete && (
        <Banner severity="error">
          <FormattedMessage {...columnMessages.noName} />
        </Banner>
      )}
      <SeatsNotice mapping={mapping} halls={halls} />
      <ColumnTable table={source.table} mapping={mapping} halls={halls} onChange={setMapping} />
      {sides.length > 1 && <SideChoice side={defaultSide} onChange={setDefaultSide} />}
      <Stack direction="row" spacing={2}>
        <Button variant="contained" size="large" onClick={proceed}>
          <FormattedMessage {...importMessages.next} />
        </Button>
        <Button size="large" onClick={() => goTo('source')}>
          <FormattedMessage {...importMessages.previous} />
        </Button>
      </Stack>
    </Stack>
  )
}
