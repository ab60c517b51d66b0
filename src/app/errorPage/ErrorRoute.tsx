import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { isDecodable, type MarkedStatus } from '@shared/siteRoutes'
import { PageTitle } from '@/seo/PageTitle'
import { onHydrated } from '../early/prerenderedRoot'
import { usePageShown } from '../usePageShown'
import { ErrorPage } from './ErrorPage'
import { errorPageMessages } from '@/i18n/messages/site'

const messages = {
  400: { status: errorPageMessages.badRequestStatus, text: errorPageMessages.badRequestText },
  404: { status: errorPageMessages.routeStatus, text: errorPageMessages.routeText },
  405: { status: errorPageMessages.methodStatus, text: errorPageMessages.methodText },
}

/** The error page of a refused request, and of paths without a route (specification §8). */
export function ErrorRoute({ status }: { status?: MarkedStatus }) {
  const { pathname } = useLocation()
  useEffect(() => onHydrated(document.getElementById('root')), [])
  usePageShown()
  const { status: title, text } = messages[status ?? (isDecodable(pathname) ? 404 : 400)]
  return (
    <>
      <PageTitle message={title} />
      <ErrorPage status={<FormattedMessage {...title} />} text={<FormattedMessage {...text} />} />
    </>
  )
}
