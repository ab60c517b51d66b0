import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { PageTitle } from '@/seo/PageTitle'
import { onHydrated } from '../early/prerenderedRoot'
import { usePageShown } from '../usePageShown'
import { ErrorPage } from './ErrorPage'
import { errorPageMessages } from '@/i18n/messages/site'

/** The 404 page of the site, for paths without a route. */
export function NotFoundRoute() {
  useEffect(() => onHydrated(document.getElementById('root')), [])
  usePageShown()
  return (
    <>
      <PageTitle message={errorPageMessages.routeStatus} />
      <ErrorPage
        status={<FormattedMessage {...errorPageMessages.routeStatus} />}
        text={<FormattedMessage {...errorPageMessages.routeText} />}
      />
    </>
  )
}
