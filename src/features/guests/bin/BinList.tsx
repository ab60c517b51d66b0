import Box from '@mui/material/Box'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatFullName } from '@shared/guests/household'
import type { Household } from '@/api/weddings'
import { binMessages } from '@/i18n/messages/guests'
import { BusyButton } from '@/ui/fields/BusyButton'

interface BinListProps {
  households: readonly Household[]
  isBusy: boolean
  onRestore: (household: Household) => void
}

/** The deleted households, each with a button that restores it. */
export function BinList({ households, isBusy, onRestore }: BinListProps) {
  const intl = useIntl()
  return (
    <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
      {households.map((household) => (
        <Box
          component="li"
          key={household.id}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          <Box component="bdi" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
            {formatFullName(household)}
          </Box>
          <BusyButton
            isBusy={isBusy}
            onClick={() => onRestore(household)}
            aria-label={intl.formatMessage(binMessages.restore, { name: household.name })}
          >
            <FormattedMessage {...binMessages.restoreShort} />
          </BusyButton>
        </Box>
      ))}
    </Box>
  )
}
