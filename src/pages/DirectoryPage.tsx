import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { Directory } from '../features/providers/directory/Directory'
import { DirectoryHead } from '../features/providers/directory/DirectoryHead'
import { directoryMessages } from '@/i18n/messages/directory'
import { PatternBackdrop } from '../ui/layout/PatternBackdrop'

/** The searchable directory, behind 'Browse All Providers' (specification §2, "Routes"). */
export default function DirectoryPage() {
  return (
    <>
      <DirectoryHead />
      <Box sx={{ position: 'relative', overflow: 'clip' }}>
        <PatternBackdrop opacity={0.2} />
        <Container maxWidth="lg" sx={{ position: 'relative', paddingBlock: { xs: 3, md: 6 } }}>
          <Typography variant="h1" sx={{ fontSize: { xs: '2.25rem', md: '3.5rem' } }}>
            <FormattedMessage {...directoryMessages.title} />
          </Typography>
          <Typography sx={{ fontSize: '1.125rem', color: 'text.secondary', maxInlineSize: 620, marginBlockStart: 1 }}>
            <FormattedMessage {...directoryMessages.lead} />
          </Typography>
        </Container>
      </Box>
      <Container maxWidth="lg" sx={{ paddingBlockEnd: { xs: 6, md: 10 } }}>
        <Directory />
      </Container>
    </>
  )
}
