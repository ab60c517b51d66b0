import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { weddingPath } from '@shared/routes'
import { importMessages } from '@/i18n/messages/guestImport'
import { RequireSignIn } from '../features/auth/RequireSignIn'
import { RequireRight } from '../features/weddings/access/RequireRight'
import { GuestImport } from '../features/guest-import/GuestImport'
import { PageHead } from '../seo/PageHead'
import { BackLink } from '../ui/BackLink'

/** Imports guests from a list, a file or the contacts of a phone. */
export default function GuestImportPage() {
  const { weddingId = '' } = useParams()
  return (
    <RequireSignIn>
      <RequireRight page="guestImport">
        <Container maxWidth="lg" sx={{ paddingBlock: { xs: 2, md: 4 }, paddingBlockEnd: { xs: 6, md: 10 } }}>
          <PageHead title={importMessages.title} description={importMessages.description} hidden />
          <BackLink to={weddingPath('guests', weddingId)}>
            <FormattedMessage {...importMessages.back} />
          </BackLink>
          <Typography variant="h1" sx={{ fontSize: { xs: '2.2rem', md: '3.2rem' }, marginBlockEnd: 2 }}>
            <FormattedMessage {...importMessages.title} />
          </Typography>
          <GuestImport key={weddingId} weddingId={weddingId} />
        </Container>
      </RequireRight>
    </RequireSignIn>
  )
}
