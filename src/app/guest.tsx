import { loadGuestMessages } from '../i18n/catalogues'
import { boot } from './boot'
import { GuestApp } from './GuestApp'

void boot(<GuestApp />, loadGuestMessages)
