import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { ownProviderPath } from '@shared/routes'
import { announceInterruption } from '@/config/interruption'
import { receivedReviewMessages } from '@/i18n/messages/reviews'
import { RequireSignIn } from '../features/auth/RequireSignIn'
import { getProviderName } from '../features/providers/getProviderName'
import { OwnProviderView } from '../features/providers/own/overview/OwnProviderView'
import { ReceivedReviews } from '../features/reviews/received/ReceivedReviews'
import { PageHead } from '../seo/PageHead'
import { BackLink } from '../ui/BackLink'

/** The reviews of an entry in the directory for its owner. */
export default function OwnReviewsPage() {
  const { providerId = '' } = useParams()
  useEffect(() => {
    window.addEventListener('pagehide', announceInterruption)
    return () => window.removeEventListener('pagehide', announceInterruption)
  }, [])
  return (
    <RequireSignIn>
      <Container maxWidth="md" sx={{ paddingBlock: { xs: 3, md: 6 } }}>
        <PageHead
          title={receivedReviewMessages.title}
          description={receivedReviewMessages.description}
          path={ownProviderPath('reviews', providerId)}
          hidden
        />
        <Box sx={{ marginBlockEnd: 2 }}>
          <BackLink to={ownProviderPath('edit', providerId)}>
            <FormattedMessage {...receivedReviewMessages.back} />
          </BackLink>
        </Box>
        <Typography variant="h1" sx={{ fontSize: { xs: '2.4rem', md: '3.2rem' } }}>
          <FormattedMessage {...receivedReviewMessages.title} />
        </Typography>
        <Typography sx={{ marginBlock: 2, color: 'text.secondary' }}>
          <FormattedMessage {...receivedReviewMessages.lead} />
        </Typography>
        <OwnProviderView key={providerId} id={providerId}>
          {(provider) => <ReceivedReviews provider={provider} providerName={getProviderName(provider)} />}
        </OwnProviderView>
      </Container>
    </RequireSignIn>
  )
}
