import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { MESSAGE_KINDS } from '@shared/guests/queue'
import type { MessageKind } from '@/api/weddings'
import { deskMessages, messageKindMessages } from '@/i18n/messages/desk'
import { palette } from '@/theme/tokens'
import type { DeskData } from './useDeskData'

export const getTabId = (kind: MessageKind): string => `desk-tab-${kind}`
export const getPanelId = (kind: MessageKind): string => `desk-panel-${kind}`

interface KindTabsProps {
  kind: MessageKind
  queues: DeskData['queues']
  onSelect: (kind: MessageKind) => void
}

/** The kinds of messages as tabs, each with the number of households to send to. */
export function KindTabs({ kind, queues, onSelect }: KindTabsProps) {
  const intl = useIntl()
  return (
    <Tabs
      value={kind}
      onChange={(_event, selected: MessageKind) => onSelect(selected)}
      variant="scrollable"
      scrollButtons={false}
      aria-label={intl.formatMessage(deskMessages.kinds)}
      sx={{ borderBlockEnd: `1px solid ${palette.line}` }}
    >
      {MESSAGE_KINDS.map((one) => (
        <Tab
          key={one}
          value={one}
          id={getTabId(one)}
          aria-controls={one === kind ? getPanelId(one) : undefined}
          sx={{ minBlockSize: 52, minInlineSize: 0, paddingInline: { xs: 1.25, sm: 2.5 } }}
          label={
            <span>
              <FormattedMessage {...messageKindMessages[one]} /> <Count count={queues[one].counts.left} />
            </span>
          }
        />
      ))}
    </Tabs>
  )
}

function Count({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Box
      component="bdi"
      sx={{
        display: 'inline-block',
        minInlineSize: 22,
        paddingInline: 0.75,
        borderRadius: '11px',
        backgroundColor: palette.hennaWash,
        color: palette.henna,
        fontSize: '0.8125rem',
        lineHeight: '22px',
        textAlign: 'center',
      }}
    >
      <FormattedNumber value={count} />
    </Box>
  )
}
