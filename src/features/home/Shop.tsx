import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import shop from '@/assets/pictures/home/store.svg'
import { useSiteConfig } from '@/config/SiteConfigContext'
import { palette } from '@/theme/tokens'
import { Band } from '@/ui/layout/Band'
import { ExternalLink } from '@/ui/layout/ExternalLink'
import { layoutMessages } from '@/i18n/messages/site'
import { homeMessages } from '@/i18n/messages/home'

/** The external online store, in a new tab (specification §1). */
export function Shop() {
  const { storeUrl } = useSiteConfig()
  return (
    <Band>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '1fr 1fr' },
          alignItems: 'stretch',
          overflow: 'hidden',
          borderRadius: '20px',
          border: `1px solid ${palette.line}`,
          backgroundColor: palette.surface,
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'center', justifyItems: 'start', padding: { xs: 4, md: 7 } }}>
          <Typography variant="h2">
            <FormattedMessage {...homeMessages.storeTitle} />
          </Typography>
          <Typography sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
            <FormattedMessage {...homeMessages.storeText} />
          </Typography>
          <ExternalLink href={storeUrl} variant="outlined" size="large">
            <FormattedMessage {...layoutMessages.visitStore} />
          </ExternalLink>
        </Box>
        <Box
          component="img"
          src={shop}
          alt=""
          width={560}
          height={420}
          loading="lazy"
          sx={{ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover', order: { xs: -1, md: 0 } }}
        />
      </Box>
    </Band>
  )
}
