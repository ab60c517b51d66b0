import Box from '@mui/material/Box'
import { useIntl } from 'react-intl'
import type { Wedding } from '@/api/weddings'
import { dashboardMessages } from '@/i18n/messages/dashboard'
import { LabelledSelect } from '@/ui/fields/LabelledSelect'

interface WeddingSwitchProps {
  weddings: readonly Wedding[]
  selectedId: string
  onSelect: (weddingId: string) => void
}

/** Chooses one of several weddings; nothing for one. */
export function WeddingSwitch({ weddings, selectedId, onSelect }: WeddingSwitchProps) {
  const intl = useIntl()
  if (weddings.length < 2) return null
  return (
    <Box sx={{ maxInlineSize: { sm: 360 }, marginBlockEnd: 3 }}>
      <LabelledSelect
        label={intl.formatMessage(dashboardMessages.switch)}
        value={selectedId}
        onChange={onSelect}
        options={weddings.map(({ id, title }) => ({ value: id, label: <bdi>{title}</bdi> }))}
      />
    </Box>
  )
}
