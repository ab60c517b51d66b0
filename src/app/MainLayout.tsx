import { useEffect, type ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { usePrivacyChoices } from '../features/analytics/consent/usePrivacyChoices'
import { selectIsSignedIn } from '../features/auth/authSlice'
import { useSignOut } from '../lib/session/useSignOut'
import { useAppSelector } from '../store/hooks'
import { Footer } from '../ui/layout/Footer'
import { NavBar } from '../ui/layout/NavBar'
import { useLazyComponent } from '../ui/useLazyComponent'
import { ConsentOutlet } from './ConsentOutlet'
import { PageContent, SkipLink } from './PageContent'
import { useLocaleFailureToast } from './useLocaleFailureToast'
import { WeddingTabs } from './wedding/WeddingTabs'

/** Header, page and footer (specification §2), with the tabs of a wedding above its pages. */
export function MainLayout({ children }: { children?: ReactNode }) {
  const signedIn = useAppSelector(selectIsSignedIn)
  const signOut = useSignOut()
  const tellLocaleFailure = useLocaleFailureToast()
  return (
    <>
      <SkipLink />
      <ConsentOutlet />
      <NavBar
        signedIn={signedIn}
        dashboardBadge={useUnreadBadge(signedIn)}
        onSignOut={() => void signOut()}
        onLocaleFailure={tellLocaleFailure}
      />
      <WeddingTabs />
      <PageContent>{children ?? <Outlet />}</PageContent>
      <Footer onPrivacyChoices={usePrivacyChoices()} />
    </>
  )
}

const importBadge = () => import(/* webpackChunkName: "unread-badge" */ './UnreadBadge')

/** @returns the number of new replies. Loaded after sign-in only, because the public pages load no code of weddings. */
function useUnreadBadge(signedIn: boolean): ReactNode {
  const { Component, load } = useLazyComponent(importBadge)
  useEffect(() => {
    if (signedIn) void load()
  }, [signedIn, load])
  return signedIn && Component && <Component />
}
