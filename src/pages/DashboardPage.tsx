import Alert from '@mui/material/Alert'
import Container from '@mui/material/Container'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Navigate, useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom'
import { findOpenedPage, isOpenedByApp } from '@shared/installedApp'
import { dashboardPath, loginPath, paths, WEDDING_PARAMETER } from '@shared/routes'
import { useErrorText, useGetProfileQuery } from '../api'
import { useListWeddingsQuery, type Wedding } from '../api/weddings'
import { selectIsSignedIn, selectSessionExpired } from '../features/auth/authSlice'
import { WeddingSwitch } from '../features/weddings/overview/WeddingSwitch'
import { useAppSelector } from '../store/hooks'
import { FailureNotice } from '../ui/feedback/FailureNotice'
import { dashboardMessages, otherWeddingMessages } from '@/i18n/messages/dashboard'
import { PageTitle } from '../seo/PageTitle'
import { DashboardSkeleton } from './dashboard/DashboardSkeleton'
import { OpenedPage } from './dashboard/OpenedPage'
import { StartPlanning } from './dashboard/StartPlanning'
import { WeddingDashboard } from './dashboard/WeddingDashboard'
import { Wishes } from './dashboard/Wishes'

/**
 * The dashboard of a signed-in couple. A visitor is redirected to the home page (specification §2, "Routes"), and from the installed app to sign-in
 * and back.
 */
export default function DashboardPage() {
  const signedIn = useAppSelector(selectIsSignedIn)
  const expired = useAppSelector(selectSessionExpired)
  const [cameSignedIn] = useState(signedIn)
  const { pathname, search } = useLocation()
  const asksForSignIn = !cameSignedIn && isOpenedByApp(new URLSearchParams(search))
  // SessionExpiredRedirect handles an expired session.
  if (!signedIn)
    return expired ? null : <Navigate to={asksForSignIn ? loginPath(pathname + search) : paths.home} replace />
  return (
    <Container maxWidth="lg" sx={{ paddingBlock: { xs: 2, md: 3 } }}>
      <PageTitle message={dashboardMessages.title} />
      <Dashboard />
    </Container>
  )
}

function Dashboard() {
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useListWeddingsQuery(undefined, {
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  })
  // The greeting is above all other parts.
  const profile = useGetProfileQuery()
  const [search] = useSearchParams()
  const openedPage = findOpenedPage(search)
  if (data && openedPage) return <OpenedPage page={openedPage} weddings={data.items} />
  if (data && data.items.length > 0) return <Weddings weddings={data.items} />
  if (data && (profile.data || profile.error)) {
    return (
      <>
        <OtherWeddingNotice weddings={data.items} />
        <StartPlanning />
        <Wishes />
      </>
    )
  }
  if (!data && error && !isFetching) {
    return (
      <>
        <FailureNotice text={errorText(error)} onRetry={() => void refetch()} />
        <Wishes />
      </>
    )
  }
  return <DashboardSkeleton />
}

/** Says that the wedding of the address is not the account's, which a removed member does not know. */
function OtherWeddingNotice({ weddings }: { weddings: readonly Wedding[] }) {
  const [search] = useSearchParams()
  const selectedId = search.get(WEDDING_PARAMETER)
  if (selectedId === null || weddings.some(({ id }) => id === selectedId)) return null
  return (
    <Alert severity="info" sx={{ marginBlockEnd: 3 }}>
      <FormattedMessage {...otherWeddingMessages.text} />
    </Alert>
  )
}

/** The wedding that the address selects, or the first one. */
function Weddings({ weddings }: { weddings: Wedding[] }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const wedding = weddings.find(({ id }) => id === search.get(WEDDING_PARAMETER)) ?? weddings[0]!
  // After a wedding is created or deleted, the button that had the focus is gone; the switch keeps it.
  const [takesFocus, setTakesFocus] = useState(false)
  const select = (weddingId: string) => {
    setTakesFocus(false)
    void navigate(dashboardPath(weddingId))
  }
  const replace = (path: string, options?: NavigateOptions) => {
    setTakesFocus(true)
    void navigate(path, options)
  }
  return (
    <>
      <OtherWeddingNotice weddings={weddings} />
      <WeddingSwitch weddings={weddings} selectedId={wedding.id} onSelect={select} />
      <WeddingDashboard
        key={wedding.id}
        wedding={wedding}
        weddings={weddings}
        takesFocus={takesFocus}
        onCreated={({ id }) => replace(dashboardPath(id))}
        onDeleted={() => replace(paths.dashboard, { replace: true })}
      />
    </>
  )
}
