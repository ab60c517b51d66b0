import MailIcon from '@mui/icons-material/MailOutlineOutlined'
import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined'
import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import picture from '../assets/pictures/help/letter.svg'
import { paths } from '@shared/routes'
import { useSiteConfig } from '../config/SiteConfigContext'
import { ContactForm } from '../features/contact/ContactForm'
import { ContactWay, SupportEmail, SupportPhone } from '../features/contact/ContactWay'
import { contactMessages } from '@/i18n/messages/help'
import { Faq, useFaqData } from '../features/faq/Faq'
import { CONTACT_FORM_ID, contactFaq } from '../features/faq/items'
import { NAV_HEIGHT_PX, palette } from '@/theme/tokens'
import { ClosingCall } from '../ui/layout/ClosingCall'
import { ExternalLink } from '../ui/layout/ExternalLink'
import { Figures } from '../ui/layout/Figures'
import { layoutMessages } from '@/i18n/messages/site'
import { PatternBackdrop } from '../ui/layout/PatternBackdrop'
import { Khatim } from '../ui/ornament/Khatim'
import { JsonLd } from '../seo/JsonLd'
import { PageHead } from '../seo/PageHead'

/** The contact page in the six parts of the specification (§2, "Contact page"). */
export default function ContactPage() {
  return (
    <>
      <PageHead title={contactMessages.title} description={contactMessages.description} path={paths.contact} />
      <JsonLd data={useFaqData(contactFaq)} />
      <Hero />
      <Message />
      <Features />
      <Questions />
      <Call />
    </>
  )
}

function Hero() {
  const intl = useIntl()
  return (
    <Box
      sx={{
        position: 'relative',
        marginBlockStart: `-${NAV_HEIGHT_PX}px`,
        paddingBlockStart: `${NAV_HEIGHT_PX}px`,
        overflow: 'clip',
      }}
    >
      <PatternBackdrop />
      <Container maxWidth="lg" sx={{ position: 'relative', paddingBlock: { xs: 4, md: 7 } }}>
        <Box
          sx={{ display: 'grid', gap: { xs: 3, md: 8 }, gridTemplateColumns: { md: '7fr 5fr' }, alignItems: 'center' }}
        >
          <Box sx={{ textAlign: { xs: 'center', md: 'start' } }}>
            <Typography variant="h1">
              <FormattedMessage {...contactMessages.title} />
            </Typography>
            <Typography
              sx={{
                fontSize: '1.125rem',
                color: 'text.secondary',
                marginBlockStart: 2,
                maxInlineSize: 520,
                marginInline: { xs: 'auto', md: 0 },
              }}
            >
              <FormattedMessage {...contactMessages.lead} />
            </Typography>
            <Box sx={{ marginBlockStart: { xs: 4, md: 5 } }}>
              <Figures label={intl.formatMessage(contactMessages.statsLabel)} figures={stats} large />
            </Box>
          </Box>
          <Box
            component="img"
            src={picture}
            alt=""
            width={480}
            height={560}
            sx={{
              display: 'block',
              inlineSize: { xs: 220, sm: 280, md: '100%' },
              maxInlineSize: 400,
              blockSize: 'auto',
              marginInline: 'auto',
            }}
          />
        </Box>
      </Container>
    </Box>
  )
}

const stats = [
  { count: contactMessages.supportCount, of: contactMessages.supportStat },
  { count: contactMessages.responseCount, of: contactMessages.responseStat },
  { count: contactMessages.satisfactionCount, of: contactMessages.satisfactionStat },
]

function Message() {
  return (
    <Container maxWidth="lg" sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      <Box sx={{ display: 'grid', gap: { xs: 5, md: 8 }, gridTemplateColumns: { md: '7fr 5fr' }, alignItems: 'start' }}>
        <Paper component="section" id={CONTACT_FORM_ID} sx={{ padding: { xs: 3, sm: 5 } }}>
          <Typography variant="h2">
            <FormattedMessage {...contactMessages.formTitle} />
          </Typography>
          <Typography sx={{ color: 'text.secondary', marginBlockStart: 1, marginBlockEnd: 4 }}>
            <FormattedMessage {...contactMessages.formLead} />
          </Typography>
          <ContactForm />
        </Paper>
        <Ways />
      </Box>
    </Container>
  )
}

/** Support e-mail, business hours and phone. */
function Ways() {
  return (
    <Box
      component="section"
      sx={{ paddingBlockStart: { md: 5 }, position: { md: 'sticky' }, insetBlockStart: NAV_HEIGHT_PX }}
    >
      <Typography variant="h3" component="h2">
        <FormattedMessage {...contactMessages.waysTitle} />
      </Typography>
      <Box
        sx={{
          display: 'grid',
          marginBlockStart: 2,
          '& > *': { paddingBlock: 3 },
          '& > * + *': { borderBlockStart: `1px solid ${palette.line}` },
        }}
      >
        <ContactWay
          Icon={MailIcon}
          title={<FormattedMessage {...contactMessages.emailTitle} />}
          note={<FormattedMessage {...contactMessages.emailNote} />}
        >
          <SupportEmail />
        </ContactWay>
        <ContactWay
          Icon={ScheduleIcon}
          title={<FormattedMessage {...contactMessages.hoursTitle} />}
          note={<FormattedMessage {...contactMessages.hoursNote} />}
        >
          <FormattedMessage {...contactMessages.hours} />
        </ContactWay>
        <ContactWay
          Icon={PhoneIcon}
          title={<FormattedMessage {...contactMessages.phoneTitle} />}
          note={<FormattedMessage {...contactMessages.phoneNote} />}
        >
          <SupportPhone />
        </ContactWay>
      </Box>
    </Box>
  )
}

const features = [
  { title: contactMessages.alwaysTitle, text: contactMessages.alwaysText },
  { title: contactMessages.quickTitle, text: contactMessages.quickText },
  { title: contactMessages.expertTitle, text: contactMessages.expertText },
]

function Features() {
  return (
    <Box
      component="section"
      sx={{
        position: 'relative',
        backgroundColor: palette.hennaDark,
        color: '#FFFFFF',
        paddingBlock: { xs: 7, md: 10 },
        marginBlock: { xs: 4, md: 6 },
        overflow: 'clip',
      }}
    >
      <PatternBackdrop opacity={0.35} />
      <Container maxWidth="lg" sx={{ position: 'relative' }}>
        <Typography variant="h2" sx={{ textAlign: { xs: 'start', md: 'center' } }}>
          <FormattedMessage {...contactMessages.featuresTitle} />
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, md: 6 },
            gridTemplateColumns: { md: 'repeat(3, 1fr)' },
            marginBlockStart: 5,
          }}
        >
          {features.map(({ title, text }) => (
            <Box key={title.id} sx={{ borderBlockStart: '1px solid #E3C68A', paddingBlockStart: 3 }}>
              <Typography variant="h3" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: '#F0DDB4' }}>
                <Box
                  component="span"
                  aria-hidden
                  sx={{ flexShrink: 0, inlineSize: 22, blockSize: 22, display: 'inline-flex', color: '#E3C68A' }}
                >
                  <Khatim filled />
                </Box>
                <FormattedMessage {...title} />
              </Typography>
              <Typography sx={{ marginBlockStart: 1.5 }}>
                <FormattedMessage {...text} />
              </Typography>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  )
}

function Questions() {
  return (
    <Container component="section" maxWidth="lg" sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      <Box sx={{ display: 'grid', gap: { xs: 3, md: 8 }, gridTemplateColumns: { md: '4fr 8fr' } }}>
        <div>
          <Typography variant="h2">
            <FormattedMessage {...contactMessages.faqTitle} />
          </Typography>
          <Typography sx={{ color: 'text.secondary', marginBlockStart: 1.5 }}>
            <FormattedMessage {...contactMessages.faqLead} />
          </Typography>
        </div>
        <Faq items={contactFaq} />
      </Box>
    </Container>
  )
}

function Call() {
  const { playStoreUrl, storeUrl } = useSiteConfig()
  return (
    <ClosingCall
      title={<FormattedMessage {...contactMessages.callTitle} />}
      text={<FormattedMessage {...contactMessages.callText} />}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'center' }}>
        <ExternalLink href={playStoreUrl} variant="contained" size="large">
          <FormattedMessage {...layoutMessages.downloadApp} />
        </ExternalLink>
        <ExternalLink href={storeUrl} variant="outlined" size="large" opaque>
          <FormattedMessage {...layoutMessages.visitStore} />
        </ExternalLink>
      </Box>
    </ClosingCall>
  )
}
