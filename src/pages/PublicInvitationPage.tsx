import { useSearchParams } from 'react-router-dom'
import { PublicInvitation } from '../features/guest-page/open/PublicInvitation'

/** The public invitation as a route of the application, by `?slug=`. */
export default function PublicInvitationPage() {
  const [search] = useSearchParams()
  return <PublicInvitation slug={search.get('slug') ?? ''} />
}
