import { Navigate, useLocation } from 'react-router-dom'
import { withoutAppPrefix } from '../config/paths'

/** The app's links typed by hand: `/app/register?x=1` is the site's `/register?x=1` (specification §4). */
export function WithoutAppPrefix() {
  const { pathname, search, hash } = useLocation()
  return <Navigate to={{ pathname: withoutAppPrefix(pathname), search, hash }} replace />
}
