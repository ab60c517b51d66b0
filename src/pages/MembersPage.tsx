import Container from '@mui/material/Container'
import { useNavigate, useParams } from 'react-router-dom'
import { paths } from '@shared/routes'
import { RequireSignIn } from '../features/auth/RequireSignIn'
import { Members } from '../features/members/Members'
import { membersMessages } from '@/i18n/messages/members'
import { pageMessages } from '@/i18n/messages/site'
import { toastShown } from '../lib/toastSlice'
import { PageHead } from '../seo/PageHead'
import { useAppDispatch } from '../store/hooks'

/** Who is in a wedding. */
export default function MembersPage() {
  const { weddingId = '' } = useParams()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const showDashboard = () => {
    dispatch(toastShown('success', pageMessages.weddingLeft))
    void navigate(paths.dashboard, { replace: true })
  }
  return (
    <RequireSignIn>
      <Container maxWidth="md" sx={{ paddingBlock: { xs: 2, md: 3 } }}>
        <PageHead title={membersMessages.title} description={membersMessages.description} hidden />
        <Members key={weddingId} weddingId={weddingId} onLeft={showDashboard} />
      </Container>
    </RequireSignIn>
  )
}
