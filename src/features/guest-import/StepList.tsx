import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { importMessages } from '@/i18n/messages/guestImport'
import { palette } from '@/theme/tokens'
import type { Step } from './flow/useImportFlow'

interface StepListProps {
  steps: readonly Step[]
  current: Step
  onStep: (step: Step) => void
}

const disc = (isCurrent: boolean, isDone: boolean) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 30,
  blockSize: 30,
  flexShrink: 0,
  borderRadius: '50%',
  fontSize: '0.9375rem',
  fontWeight: 600,
  border: `1px solid ${isCurrent || isDone ? palette.henna : palette.line}`,
  backgroundColor: isCurrent ? palette.henna : palette.surface,
  color: isCurrent ? '#fff' : isDone ? palette.henna : palette.inkSoft,
})

/** On a phone, the step's heading below has the label; screen readers have it here too. */
const label = {
  '@media (max-width: 599.95px)': {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
}

/** The steps of the import; the earlier ones can be opened again. */
export function StepList({ steps, current, onStep }: StepListProps) {
  const intl = useIntl()
  const position = steps.indexOf(current)
  return (
    <Box
      component="ol"
      aria-label={intl.formatMessage(importMessages.steps)}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: { xs: 0, sm: 3 },
        listStyle: 'none',
        padding: 0,
        margin: 0,
        // Aligns the first disc, which is narrower than its target.
        marginInlineStart: { xs: '-7px', sm: 0 },
      }}
    >
      {steps.map((step, index) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          <ButtonBase
            disabled={index >= position}
            onClick={() => onStep(step)}
            sx={{
              gap: 1,
              minBlockSize: 44,
              minInlineSize: 44,
              justifyContent: { xs: 'center', sm: 'flex-start' },
              font: 'inherit',
              color: step === current ? 'text.primary' : 'text.secondary',
              fontWeight: step === current ? 600 : 400,
            }}
          >
            <Box component="span" sx={disc(step === current, index < position)}>
              <FormattedNumber value={index + 1} />
            </Box>
            <Box component="span" sx={label}>
              <FormattedMessage {...importMessages[step]} />
            </Box>
          </ButtonBase>
        </li>
      ))}
    </Box>
  )
}
