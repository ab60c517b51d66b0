import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { paths } from '@shared/routes'
import { PatternBackdrop } from '@/ui/layout/PatternBackdrop'
import { errorPageMessages } from '@/i18n/messages/site'

interface ErrorPageProps {
  status: ReactNode
  text: ReactNode
  /** Shown as the first action where a reload may help. */
  onReload?: () => void
}

/** The built-in fallback 'Unexpected Application Error!' with its status and text (specification §2). */
export function ErrorPage({ status, text, onReload }: ErrorPageProps) {
  return (
    <Box
      component="main"
      sx={{ position: 'relative', display: 'grid', placeItems: 'center', minBlockSize: '100dvh', textAlign: 'center' }}
    >
      <PatternBackdrop />
      <Container maxWidth="sm" sx={{ position: 'relative', paddingBlock: 8 }}>
        <Typography variant="h1" sx={{ fontSize: { xs: '2.25rem', md: '3rem' } }}>
          <FormattedMessage {...errorPageMessages.unexpectedTitle} />
        </Typography>
        <Typography variant="h4" component="p" sx={{ marginBlockStart: 3, color: 'primary.main' }}>
          {status}
        </Typography>
        <Typography sx={{ marginBlockStart: 1 }}>{text}</Typography>
        <Box sx={{ display: 'flex', gap: 2, justifyContent: 'center', flexWrap: 'wrap', marginBlockStart: 4 }}>
          {onReload && (
            <Button variant="contained" size="large" onClick={onReload}>
              <FormattedMessage {...errorPageMessages.reload} />
            </Button>
          )}
          <Button variant={onReload ? 'outlined' : 'contained'} size="large" href={paths.home}>
            <FormattedMessage {...errorPageMessages.goHome} />
          </Button>
        </Box>
      </Container>
    </Box>
  )
}
