import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { useGetProfileQuery } from '@/api'
import { dashboardMessages } from '@/i18n/messages/dashboard'

/** Greets the couple by the name of its profile, once loaded. */
export function Greeting() {
  const { data: profile } = useGetProfileQuery()
  if (!profile?.firstName) return null
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      <FormattedMessage {...dashboardMessages.greeting} values={{ name: profile.firstName }} />
    </Typography>
  )
}
