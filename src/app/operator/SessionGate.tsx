import Container from '@mui/material/Container'
import { Outlet } from 'react-router-dom'
import { isApiError, useErrorText, useGetOperatorSessionQuery } from '@/api/operator'
import { SignInPage } from '@/pages/operator/SignInPage'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { PageSkeleton } from '@/ui/feedback/PageSkeleton'

/** The pages that need a session. Without one, the sign-in page is shown at the same address, where the operator then goes on. */
export function SessionGate() {
  const errorText = useErrorText()
  const { data: session, error, isFetching, refetch } = useGetOperatorSessionQuery()
  if (isApiError(error) && error.kind === 'unauthorized') return <SignInPage />
  if (session) return <Outlet />
  if (error === undefined || isFetching) return <PageSkeleton />
  return (
    <Container component="main" maxWidth="sm" sx={{ paddingBlock: 6 }}>
      <FailureNotice text={errorText(error)} onRetry={() => void refetch()} />
    </Container>
  )
}
