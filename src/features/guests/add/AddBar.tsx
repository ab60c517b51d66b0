import AddIcon from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormattedMessage } from 'react-intl'
import { addGuestMessages } from '@/i18n/messages/guests'
import { palette } from '@/theme/tokens'

/** On a phone the button that adds a family, under the thumb. It has the whole line, so that it covers no button of a row. */
export const AddBar = ({ onAdd }: { onAdd: () => void }) => (
  <Box
    sx={{
      display: { sm: 'none' },
      position: 'sticky',
      insetBlockEnd: 'var(--bottom-bar)',
      zIndex: 2,
      marginInline: -2,
      paddingInline: 2,
      paddingBlock: 1,
      backgroundColor: palette.paper,
      borderBlockStart: `1px solid ${palette.line}`,
    }}
  >
    <Button
      fullWidth
      variant="contained"
      startIcon={<AddIcon />}
      onClick={onAdd}
      data-testid="add-family-bar"
      sx={{ minBlockSize: 44 }}
    >
      <FormattedMessage {...addGuestMessages.title} />
    </Button>
  </Box>
)
