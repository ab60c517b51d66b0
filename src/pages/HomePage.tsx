import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { createInvitationPath, paths } from '@shared/routes'
import { useSiteConfig } from '../config/SiteConfigContext'
import { useSiteUrl } from '../config/useSiteUrl'
import { AppShowcase } from '../features/home/AppShowcase'
import { Features } from '../features/home/Features'
import { Hero } from '../features/home/Hero'
import { homeMessages } from '@/i18n/messages/home'
import { Services } from '../features/home/Services'
import { Shop } from '../features/home/Shop'
import { Steps } from '../features/home/Steps'
import { Stories } from '../features/home/Stories'
import { TEMPLATES, type TemplateNumber } from '../features/invitation/card/content'
import { getTemplateThumbnail } from '../features/invitation/card/thumbnails'
import { layoutMessages, templateMessages } from '@/i18n/messages/site'
import { palette } from '../theme/tokens'
import { Band } from '../ui/layout/Band'
import { ClosingCall } from '../ui/layout/ClosingCall'
import { JsonLd } from '../seo/JsonLd'
import { PageHead } from '../seo/PageHead'

const thumbnails = TEMPLATES.map((_name, index) => getTemplateThumbnail((index + 1) as TemplateNumber))

/** The home page (specification §2). */
export default function HomePage() {
  const navigate = useNavigate()
  return (
    <>
      <PageHead title={homeMessages.title} description={homeMessages.description} path={paths.home} />
      <Organization />
      <Hero templates={thumbnails} onLeft={(email) => void navigate(paths.register, { state: { email } })} />
      <Templates />
      <Features />
      <Steps />
      <Services />
      <AppShowcase />
      <Stories />
      <Shop />
      <ClosingCall title={<FormattedMessage {...homeMessages.callTitle} />}>
        <Button component={Link} to={paths.createInvitation} variant="contained" size="large">
          <FormattedMessage {...layoutMessages.createInvitation} />
        </Button>
      </ClosingCall>
    </>
  )
}

/** Structured data of the organization. */
function Organization() {
  const siteUrl = useSiteUrl()
  const { social, supportEmail, supportPhone } = useSiteConfig()
  const contactPoint = {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: supportEmail,
    telephone: supportPhone,
  }
  return (
    <JsonLd
      data={{
        '@type': 'Organization',
        name: 'Zaffa',
        alternateName: 'زفّة',
        url: `${siteUrl}/`,
        logo: `${siteUrl}/assets/icon.svg`,
        sameAs: Object.values(social),
        contactPoint,
      }}
    />
  )
}

/** The four templates; each link opens the studio with that template. */
function Templates() {
  const tilts = [-4, 2, -2, 4]
  return (
    <Band ground="white">
      <Box sx={{ textAlign: 'center', maxInlineSize: 640, marginInline: 'auto', marginBlockEnd: { xs: 4, md: 6 } }}>
        <Typography variant="h2">
          <FormattedMessage {...homeMessages.templatesTitle} />
        </Typography>
        <Typography sx={{ fontSize: '1.125rem', color: 'text.secondary', marginBlockStart: 1.5 }}>
          <FormattedMessage {...homeMessages.templatesLead} />
        </Typography>
      </Box>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' },
          gap: { xs: 2, md: 3 },
          padding: 0,
          margin: 0,
          listStyle: 'none',
        }}
      >
        {TEMPLATES.map((name, index) => (
          <Box
            component="li"
            key={name}
            sx={{
              transform: `rotate(${tilts[index]}deg)`,
              transition: 'transform 250ms',
              '&:hover, &:focus-within': { transform: 'rotate(0deg) scale(1.03)', zIndex: 1 },
            }}
          >
            <Box
              component={Link}
              to={createInvitationPath(index + 1)}
              sx={{ display: 'block', color: palette.ink, textAlign: 'center', textDecoration: 'none' }}
            >
              <Box
                component="img"
                src={thumbnails[index]}
                alt=""
                width={600}
                height={800}
                loading="lazy"
                sx={{
                  display: 'block',
                  inlineSize: '100%',
                  blockSize: 'auto',
                  borderRadius: '14px',
                  border: `6px solid ${palette.surface}`,
                  outline: `1px solid ${palette.line}`,
                }}
              />
              <Box component="span" sx={{ display: 'inline-block', paddingBlock: 1.5 }}>
                <FormattedMessage {...templateMessages[name]} />
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ textAlign: 'center', marginBlockStart: 4 }}>
        <Button component={Link} to={paths.createInvitation} variant="contained" size="large">
          <FormattedMessage {...layoutMessages.createInvitation} />
        </Button>
      </Box>
    </Band>
  )
}
