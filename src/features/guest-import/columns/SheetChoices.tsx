import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { columnMessages } from '@/i18n/messages/guestImport'
import { renderBdi } from '@/i18n/renderBdi'
import type { SheetChoice } from '../flow/mergeSheets'
import type { Side } from '../parse/rows/readCells'
import type { ParsedSheet } from '../parse/workerMessages'

const SIDES = ['groom', 'bride', 'both'] as const

interface SheetChoicesProps {
  sheets: readonly ParsedSheet[]
  choices: readonly SheetChoice[]
  onChange: (choices: SheetChoice[]) => void
}

/** The sheets of a workbook: which are added, and whose guests each has. The last chosen one stays. */
export function SheetChoices({ sheets, choices, onChange }: SheetChoicesProps) {
  const titleId = useId()
  const chosen = choices.filter(({ isChosen }) => isChosen).length
  const change = (index: number, changes: Partial<SheetChoice>) =>
    onChange(choices.map((choice, other) => (other === index ? { ...choice, ...changes } : choice)))
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Box id={titleId} component="p" sx={{ fontWeight: 500, margin: 0, marginBlockEnd: 1 }}>
        <FormattedMessage {...columnMessages.sheets} />
      </Box>
      {sheets.map((sheet, index) => {
        const { isChosen, side } = choices[index]!
        return (
          <Box key={sheet.name} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
            <FormControlLabel
              control={
                <Checkbox
                  checked={isChosen}
                  disabled={isChosen && chosen === 1}
                  onChange={(_event, checked) => change(index, { isChosen: checked })}
                />
              }
              label={
                <FormattedMessage
                  {...(sheet.isHidden ? columnMessages.hiddenSheet : columnMessages.sheet)}
                  values={{ name: sheet.name, count: sheet.table.rows.length, bdi: renderBdi }}
                />
              }
            />
            {isChosen && <SheetSide name={sheet.name} side={side} onChange={(next) => change(index, { side: next })} />}
          </Box>
        )
      })}
    </Box>
  )
}

interface SheetSideProps {
  name: string
  side: Side | ''
  onChange: (side: Side | '') => void
}

function SheetSide({ name, side, onChange }: SheetSideProps) {
  const intl = useIntl()
  return (
    <TextField
      select
      size="small"
      value={side}
      onChange={({ target }) => onChange(target.value as Side | '')}
      // Arabic letters reach below the line of a native select.
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-label': intl.formatMessage(columnMessages.sheetSide, { name }), sx: { minBlockSize: 27 } },
      }}
    >
      <option value="">{intl.formatMessage(columnMessages.noSheetSide)}</option>
      {SIDES.map((value) => (
        <option key={value} value={value}>
          {intl.formatMessage(columnMessages[value])}
        </option>
      ))}
    </TextField>
  )
}
