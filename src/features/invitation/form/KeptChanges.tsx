import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormattedMessage } from 'react-intl'
import { savingMessages } from '@/i18n/messages/publish'
import { Banner } from '@/ui/fields/Banner'

/** On a phone the button is below the text. */
const frame = {
  marginBlockEnd: 3,
  '& .MuiAlert-root': { flexWrap: { xs: 'wrap', sm: 'nowrap' } },
  '& .MuiAlert-message': { flexBasis: { xs: 'calc(100% - 40px)', sm: 'auto' } },
} as const

/** Says that the studio was left or reloaded with changes that are not saved. */
export const KeptChanges = ({ onDiscard }: { onDiscard: () => void }) => (
  <Box sx={frame}>
    <Banner
      severity="info"
      action={
        <Button color="inherit" onClick={onDiscard} data-testid="discard">
          <FormattedMessage {...savingMessages.discard} />
        </Button>
      }
    >
      <FormattedMessage {...savingMessages.kept} />
    </Banner>
  </Box>
)
