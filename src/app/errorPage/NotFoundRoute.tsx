import { FormattedMessage } from 'react-intl'
import { ErrorPage } from './ErrorPage'
import { errorPageMessages } from './messages'

/** No route matches: status 404, its text, and a way home. */
export function NotFoundRoute() {
  return <ErrorPage status={<FormattedMessage {...errorPageMessages.routeStatus} />} text={<FormattedMessage {...errorPageMessages.routeText} />} />
}
