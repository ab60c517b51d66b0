import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { paths } from '@shared/routes'
import { Directory } from '../features/providers/directory/Directory'
import { directoryMessages } from '@/i18n/messages/providers'
import { PatternBackdrop } from '../ui/layout/PatternBackdrop'
import { PageHead } from '../seo/PageHead'

/** The searchable directory, behind 'Browse All Providers' (specification §2, "Routes"). */
export default function DirectoryPage() {
  return (
    <>
      <PageHead title={directoryMessages.title} description={directoryMessages.description} path={paths.directory} />
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
