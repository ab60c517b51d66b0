import { useLocation, useNavigate } from 'react-router-dom'
import { dashboardPath } from '@shared/routes'
import { weddingEndpoints, type Membership } from '../api/weddings'
import { selectIsSignedIn } from '../features/auth/authSlice'
import { Join } from '../features/members/join/Join'
import { joinMessages } from '@/i18n/messages/members'
import { pageMessages } from '@/i18n/messages/site'
import { toastShown } from '../lib/toastSlice'
import { PageHead } from '../seo/PageHead'
import { useAppDispatch, useAppSelector } from '../store/hooks'

/** The page of an invite, whose token is in the fragment: browsers send that to no server. */
export default function JoinPage() {
  const { pathname, search, hash } = useLocation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const isSignedIn = useAppSelector(selectIsSignedIn)

  const showWedding = async ({ weddingId }: Membership) => {
    // The dashboard finds the wedding in the list, or else shows another one.
    await dispatch(
      weddingEndpoints.endpoints.listWeddings.initiate(undefined, { forceRefetch: true, subscribe: false }),
    )
    dispatch(toastShown('success', pageMessages.weddingJoined))
    await navigate(dashboardPath(weddingId), { replace: true })
  }
  return (
    <>
      <PageHead title={joinMessages.title} description={joinMessages.description} hidden />
      <Join
        token={decodeFragment(hash.slice(1))}
        isSignedIn={isSignedIn}
        address={pathname + search + hash}
        onJoined={showWedding}
      />
    </>
  )
}

/** Messengers may encode signs that people have added. */
function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
