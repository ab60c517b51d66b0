import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { useGetProfileQuery } from '@/api'
import { dashboardMessages } from '@/i18n/messages/dashboard'

/** Greets the couple by the name of its profile. The line keeps its place until that is loaded. */
export function Greeting() {
  const { data: profile } = useGetProfileQuery()
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      {profile?.firstName ? (
        <FormattedMessage {...dashboardMessages.greeting} values={{ name: profile.firstName }} />
      ) : (
        '\u00a0'
      )}
    </Typography>
  )
}
