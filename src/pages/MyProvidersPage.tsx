import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { paths } from '@shared/routes'
import { announceInterruption } from '@/config/interruption'
import { myProvidersMessages } from '@/i18n/messages/enquiries'
import { RequireSignIn } from '../features/auth/RequireSignIn'
import { MyProviders } from '../features/enquiries/mine/MyProviders'
import { OwnReviewPanel } from '../features/reviews/own/OwnReviewPanel'
import { PageHead } from '../seo/PageHead'

/** Whom a couple has asked, and what came of it. */
export default function MyProvidersPage() {
  const heading = useRef<HTMLHeadingElement>(null)
  // The forms of this page keep what is typed over a reload, too.
  useEffect(() => {
    window.addEventListener('pagehide', announceInterruption)
    return () => window.removeEventListener('pagehide', announceInterruption)
  }, [])
  return (
    <RequireSignIn>
      <Container maxWidth="md" sx={{ paddingBlock: { xs: 3, md: 6 } }}>
        <PageHead
          title={myProvidersMessages.title}
          description={myProvidersMessages.description}
          path={paths.myProviders}
          hidden
        />
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h1"
          sx={{ fontSize: { xs: '2.4rem', md: '3.2rem' }, outline: 'none' }}
        >
          <FormattedMessage {...myProvidersMessages.title} />
        </Typography>
        <Typography sx={{ color: 'text.secondary', marginBlockStart: 1, marginBlockEnd: 3 }}>
          <FormattedMessage {...myProvidersMessages.lead} />
        </Typography>
        <MyProviders
          onDeleted={() => heading.current?.focus()}
          renderReview={(enquiry) => <OwnReviewPanel enquiry={enquiry} />}
        />
      </Container>
    </RequireSignIn>
  )
}
