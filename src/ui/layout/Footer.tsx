import FacebookIcon from '@mui/icons-material/Facebook'
import InstagramIcon from '@mui/icons-material/Instagram'
import XIcon from '@mui/icons-material/X'
import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { Link } from 'react-router-dom'
import { FOOTER_YEAR } from '@/config/limits'
import { paths } from '@shared/routes'
import type { SiteConfig } from '@shared/siteConfig'
import { useSiteConfig } from '@/config/SiteConfigContext'
import { palette } from '@/theme/tokens'
import { Logo } from './Logo'
import { layoutMessages } from '@/i18n/messages/site'
import { TextButton } from './TextButton'
import { createSvgIcon } from '@mui/material/utils'

/** TikTok's logo; Material's icons have none. */
const TikTokIcon = createSvgIcon(
  <path d="M16.6 2.5c.4 2.5 1.9 4.1 4.4 4.3v3.1c-1.6 0-3-.5-4.3-1.4v6.4c0 3.9-2.7 6.6-6.4 6.6a6.3 6.3 0 0 1-6.3-6.3c0-3.8 3.2-6.7 7-6.2v3.3c-2-.5-3.7.8-3.7 2.8 0 1.8 1.3 3.1 3 3.1 1.9 0 3-1.3 3-3.4V2.5z" />,
  'TikTok',
)

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  color: '#E9E4D8',
  textDecoration: 'none',
  '&:hover': { color: '#FFFFFF', textDecoration: 'underline', textUnderlineOffset: 4 },
} as const

/** A column of the footer: its title and its links. */
function Column({ title, children }: { title: MessageDescriptor; children: ReactNode }) {
  return (
    <div>
      <Typography component="h2" variant="h4" sx={{ color: '#E3C68A', marginBlockEnd: 1 }}>
        <FormattedMessage {...title} />
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {children}
      </Box>
    </div>
  )
}

function Inner({ to, label }: { to: string; label: MessageDescriptor }) {
  return (
    <li>
      <Box component={Link} to={to} sx={linkStyle}>
        <FormattedMessage {...label} />
      </Box>
    </li>
  )
}

function Outer({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <Box component="a" href={href} target="_blank" rel="noopener noreferrer" sx={{ ...linkStyle, gap: 1 }}>
        {children}
      </Box>
    </li>
  )
}

/** The footer of the main layout: social, app and store links, policies, and the year 2024 (specification §2). */
export function Footer({ onPrivacyChoices }: { onPrivacyChoices?: () => void }) {
  const intl = useIntl()
  const { social, storeUrl, playStoreUrl } = useSiteConfig()
  return (
    <Box
      component="footer"
      sx={{ displayPrint: 'none', backgroundColor: palette.night, color: '#E9E4D8', paddingBlock: { xs: 6, md: 9 } }}
    >
      <Container maxWidth="lg">
        <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr 1fr 1fr' } }}>
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, maxInlineSize: 320 }}>
            <Logo inverse />
            <Typography sx={{ marginBlockStart: 2 }}>
              <FormattedMessage {...layoutMessages.tagline} />
            </Typography>
          </Box>
          <Column title={layoutMessages.plan}>
            <Inner to={paths.createInvitation} label={layoutMessages.createInvitation} />
            <Inner to={paths.invitation} label={layoutMessages.templates} />
            <Inner to={paths.providers} label={layoutMessages.providers} />
          </Column>
          <Column title={layoutMessages.help}>
            <Inner to={paths.support} label={layoutMessages.support} />
            <Inner to={paths.privacy} label={layoutMessages.privacy} />
            <Inner to={paths.terms} label={layoutMessages.terms} />
            <Inner to={paths.deleteAccount} label={layoutMessages.deleteAccount} />
            {onPrivacyChoices && (
              <li>
                <TextButton onClick={onPrivacyChoices} label={layoutMessages.privacyChoices} sx={linkStyle} />
              </li>
            )}
          </Column>
          <Column title={layoutMessages.app}>
            <Outer href={playStoreUrl}>
              <FormattedMessage {...layoutMessages.googlePlay} />
            </Outer>
            <Box component="li" sx={{ minBlockSize: 44, display: 'flex', alignItems: 'center', color: '#B9B8C9' }}>
              <FormattedMessage {...layoutMessages.iosSoon} />
            </Box>
            <Outer href={storeUrl}>
              <FormattedMessage {...layoutMessages.visitStore} />
            </Outer>
          </Column>
          <SocialColumn social={social} />
        </Box>
        <Typography
          variant="body2"
          sx={{
            marginBlockStart: 6,
            paddingBlockStart: 3,
            borderBlockStart: `1px solid ${palette.nightLine}`,
            color: '#B9B8C9',
          }}
        >
          <FormattedMessage
            {...layoutMessages.rights}
            values={{ year: intl.formatNumber(FOOTER_YEAR, { useGrouping: false }) }}
          />
        </Typography>
      </Container>
    </Box>
  )
}

/** Names of social networks are the same in both languages, so they are not messages. */
function SocialColumn({ social }: { social: SiteConfig['social'] }) {
  const networks = [
    { name: 'Facebook', href: social.facebook, Icon: FacebookIcon },
    { name: 'Instagram', href: social.instagram, Icon: InstagramIcon },
    { name: 'TikTok', href: social.tiktok, Icon: TikTokIcon },
    { name: 'X', href: social.x, Icon: XIcon },
  ]
  return (
    <Column title={layoutMessages.follow}>
      {networks.map(({ name, href, Icon }) => (
        <Outer key={name} href={href}>
          <Icon fontSize="small" aria-hidden />
          <span lang="en">{name}</span>
        </Outer>
      ))}
    </Column>
  )
}
