import { loadGuestMessages } from '../i18n/catalogues'
import { PublicInvitation } from '../pages/PublicInvitation'
import { boot } from './boot'
import './guest.css'

void boot(<PublicInvitation slug={new URLSearchParams(location.search).get('slug') ?? ''} />, loadGuestMessages)
