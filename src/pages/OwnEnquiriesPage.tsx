import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { ownProviderPath } from '@shared/routes'
import { receivedEnquiryMessages } from '@/i18n/messages/enquiries'
import { RequireSignIn } from '../features/auth/RequireSignIn'
import { ReceivedEnquiries } from '../features/enquiries/received/ReceivedEnquiries'
import { getProviderName } from '../features/providers/getProviderName'
import { OwnProviderView } from '../features/providers/own/overview/OwnProviderView'
import { PageHead } from '../seo/PageHead'
import { BackLink } from '../ui/BackLink'

/** What couples have asked a provider, for its owner. */
export default function OwnEnquiriesPage() {
  const { providerId = '' } = useParams()
  return (
    <RequireSignIn>
      <Container maxWidth="md" sx={{ paddingBlock: { xs: 3, md: 6 } }}>
        <PageHead
          title={receivedEnquiryMessages.title}
          description={receivedEnquiryMessages.description}
          path={ownProviderPath('enquiries', providerId)}
          hidden
        />
        <OwnProviderView key={providerId} id={providerId}>
          {(provider) => (
            <>
              <BackLink to={ownProviderPath('edit', providerId)}>
                <FormattedMessage {...receivedEnquiryMessages.back} />
              </BackLink>
              <Typography variant="h1" sx={{ fontSize: { xs: '2.4rem', md: '3.2rem' }, marginBlockStart: 2 }}>
                <FormattedMessage {...receivedEnquiryMessages.title} />
              </Typography>
              <Typography sx={{ color: 'text.secondary', marginBlockEnd: 3, overflowWrap: 'anywhere' }}>
                <bdi translate="no">{getProviderName(provider)}</bdi>
              </Typography>
              <ReceivedEnquiries providerId={providerId} />
            </>
          )}
        </OwnProviderView>
      </Container>
    </RequireSignIn>
  )
}
