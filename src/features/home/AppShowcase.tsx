import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import app from '@/assets/pictures/home/app.svg'
import { useSiteConfig } from '@/config/SiteConfigContext'
import { Band } from '@/ui/layout/Band'
import { ExternalLink } from '@/ui/layout/ExternalLink'
import { PatternBackdrop } from '@/ui/layout/PatternBackdrop'
import { layoutMessages } from '@/i18n/messages/site'
import { homeMessages } from '@/i18n/messages/home'
import styles from './AppShowcase.module.css'

const facts = [homeMessages.appFree, homeMessages.appSync, homeMessages.appAndroid]

/** The mobile app: free, synchronized, on Android, iOS to follow (specification §1). */
export function AppShowcase() {
  const intl = useIntl()
  const { playStoreUrl } = useSiteConfig()
  return (
    <Band
      ground="jade"
      behind={<PatternBackdrop opacity={0.35} />}
      sx={{ display: 'grid', gap: { xs: 4, md: 8 }, gridTemplateColumns: { md: '5fr 6fr' }, alignItems: 'center' }}
    >
      <Box
        component="img"
        src={app}
        alt={intl.formatMessage(homeMessages.appAlt)}
        width={420}
        height={620}
        loading="lazy"
        sx={{
          inlineSize: '100%',
          blockSize: 'auto',
          maxInlineSize: { xs: 300, md: 420 },
          marginInline: 'auto',
          order: { xs: 1, md: 0 },
        }}
      />
      <div>
        <Typography variant="h2">
          <FormattedMessage {...homeMessages.appTitle} />
        </Typography>
        <Typography sx={{ fontSize: '1.125rem', marginBlock: 2 }}>
          <FormattedMessage {...homeMessages.appLead} />
        </Typography>
        <Box
          component="ul"
          sx={{
            margin: 0,
            marginBlockEnd: 4,
            paddingInlineStart: '1.25em',
            display: 'grid',
            gap: 1,
            '& ::marker': { color: '#D8B168', content: '"✦  "' },
          }}
        >
          {facts.map((fact) => (
            <Typography component="li" key={fact.id}>
              <FormattedMessage {...fact} />
            </Typography>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <ExternalLink href={playStoreUrl} size="large" className={styles.download}>
            <FormattedMessage {...layoutMessages.downloadApp} />
          </ExternalLink>
          <Typography sx={{ color: '#D8B168' }}>
            <FormattedMessage {...homeMessages.iosSoon} />
          </Typography>
        </Box>
      </div>
    </Band>
  )
}
