import { useIntl } from 'react-intl'
import { Figures } from '@/ui/layout/Figures'
import { homeMessages } from '@/i18n/messages/home'

const claims = [
  { count: homeMessages.couplesCount, of: homeMessages.couples },
  { count: homeMessages.vendorsCount, of: homeMessages.vendors },
  { count: homeMessages.ratingCount, of: homeMessages.rating },
]

/** The specification's marketing claims (§1). */
export function Claims() {
  const intl = useIntl()
  return <Figures label={intl.formatMessage(homeMessages.claimsLabel)} figures={claims} />
}
