import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, type ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { focusHeading } from '@/features/operator/common/focusHeading'
import { Panel } from '@/features/operator/common/Panel'
import { useShowToast } from '@/features/operator/common/useShowToast'
import { consoleMessages } from '@/i18n/messages/operator'
import { PageTitle } from '@/seo/PageTitle'
import { LanguageSwitch } from '@/ui/layout/LanguageSwitch'
import { Logo } from '@/ui/layout/Logo'
import { PatternBackdrop } from '@/ui/layout/PatternBackdrop'

interface EntryFrameProps {
  title: MessageDescriptor
  lead?: ReactNode
  maxInlineSize?: number
  children: ReactNode
}

/** The frame of the pages before sign-in: one card, and the language. */
export function EntryFrame({ title, lead, maxInlineSize = 460, children }: EntryFrameProps) {
  const showToast = useShowToast()
  useEffect(focusHeading, [title.id])
  return (
    <Box sx={{ position: 'relative', minBlockSize: '100dvh', paddingBlock: { xs: 2, sm: 5 }, paddingInline: 2 }}>
      <PatternBackdrop opacity={0.2} />
      <PageTitle message={title} />
      <Box sx={{ position: 'relative', maxInlineSize, marginInline: 'auto' }}>
        <Box
          component="header"
          sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBlockEnd: 2 }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Logo size={30} />
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              <FormattedMessage {...consoleMessages.name} />
            </Typography>
          </Box>
          <LanguageSwitch onFailure={() => showToast('error', consoleMessages.languageFailed)} />
        </Box>
        <Panel component="main" sx={{ padding: { xs: 2.5, sm: 4 } }}>
          <Typography
            variant="h1"
            tabIndex={-1}
            sx={{ fontSize: { xs: '1.9rem', sm: '2.3rem' }, lineHeight: 1.3, '&:focus': { outline: 'none' } }}
          >
            <FormattedMessage {...title} />
          </Typography>
          {lead && <Typography sx={{ color: 'text.secondary' }}>{lead}</Typography>}
          <Box sx={{ marginBlockStart: 3 }}>{children}</Box>
        </Panel>
      </Box>
    </Box>
  )
}
