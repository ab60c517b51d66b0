import ArrowIcon from '@mui/icons-material/ArrowForwardOutlined'
import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@shared/routes'
import { ContactForm } from '../features/contact/ContactForm'
import { ContactWay, SupportEmail, SupportPhone } from '../features/contact/ContactWay'
import { Faq, useFaqData } from '../features/faq/Faq'
import { CONTACT_FORM_ID, supportFaq } from '../features/faq/items'
import { InstallGuide } from '../features/install/InstallGuide'
import { supportMessages } from '@/i18n/messages/help'
import { NAV_HEIGHT_PX, palette } from '@/theme/tokens'
import { layoutMessages } from '@/i18n/messages/site'
import { MailIcon, PhoneIcon, ScheduleIcon } from '../ui/icons/pageIcons'
import { PatternBackdrop } from '../ui/layout/PatternBackdrop'
import { JsonLd } from '../seo/JsonLd'
import { PageHead } from '../seo/PageHead'

/** Source of messages written on this page. */
const MESSAGE_SOURCE = 'Support Form'

/** The support page: contact options, eight questions, how to install the site, a form, and the policies (specification §2). */
export default function SupportPage() {
  return (
    <>
      <PageHead title={supportMessages.title} description={supportMessages.description} path={paths.support} />
      <JsonLd data={useFaqData(supportFaq)} />
      <Top />
      <Container component="section" maxWidth="md" sx={{ paddingBlock: { xs: 4, md: 7 } }}>
        <Typography variant="h2" sx={{ textAlign: 'center', marginBlockEnd: { xs: 3, md: 5 } }}>
          <FormattedMessage {...supportMessages.faqTitle} />
        </Typography>
        <Faq items={supportFaq} />
      </Container>
      <InstallGuide />
      <Help />
      <Policies />
    </>
  )
}

/** The introduction with e-mail, phone and response time. */
function Top() {
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
      <Container maxWidth="lg" sx={{ position: 'relative', paddingBlock: { xs: 4, md: 7 }, textAlign: 'center' }}>
        <Typography variant="h1">
          <FormattedMessage {...supportMessages.title} />
        </Typography>
        <Typography sx={{ fontSize: '1.125rem', color: 'text.secondary', marginBlockStart: 1.5 }}>
          <FormattedMessage {...supportMessages.lead} />
        </Typography>
        <Typography
          component="h2"
          sx={{ marginBlockStart: { xs: 4, md: 6 }, marginBlockEnd: 2, color: palette.goldText, fontWeight: 500 }}
        >
          <FormattedMessage {...supportMessages.waysTitle} />
        </Typography>
        <Paper
          sx={{
            display: 'grid',
            gridTemplateColumns: { md: 'repeat(3, auto)' },
            textAlign: 'start',
            '& > *': { padding: 3 },
            '& > * + *': {
              borderBlockStart: { xs: `1px solid ${palette.line}`, md: 0 },
              borderInlineStart: { md: `1px solid ${palette.line}` },
            },
          }}
        >
          <ContactWay Icon={MailIcon} title={<FormattedMessage {...supportMessages.emailTitle} />}>
            <SupportEmail />
          </ContactWay>
          <ContactWay Icon={PhoneIcon} title={<FormattedMessage {...supportMessages.phoneTitle} />}>
            <SupportPhone />
          </ContactWay>
          <ContactWay Icon={ScheduleIcon} title={<FormattedMessage {...supportMessages.responseTitle} />}>
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 }}>
              <FormattedMessage {...supportMessages.response} />
            </Box>
          </ContactWay>
        </Paper>
      </Container>
    </Box>
  )
}

function Help() {
  return (
    <Box
      component="section"
      id={CONTACT_FORM_ID}
      sx={{
        backgroundColor: palette.surface,
        borderBlock: `1px solid ${palette.line}`,
        paddingBlock: { xs: 6, md: 9 },
      }}
    >
      <Container maxWidth="lg">
        <Box sx={{ display: 'grid', gap: { xs: 4, md: 8 }, gridTemplateColumns: { md: '4fr 7fr' } }}>
          <div>
            <Typography variant="h2">
              <FormattedMessage {...supportMessages.formTitle} />
            </Typography>
            <Typography sx={{ color: 'text.secondary', marginBlockStart: 1.5 }}>
              <FormattedMessage {...supportMessages.formLead} />
            </Typography>
          </div>
          <ContactForm source={MESSAGE_SOURCE} />
        </Box>
      </Container>
    </Box>
  )
}

function Policies() {
  return (
    <Container component="nav" maxWidth="lg" aria-labelledby="policies" sx={{ paddingBlock: { xs: 5, md: 8 } }}>
      <Typography id="policies" variant="h3" component="h2">
        <FormattedMessage {...supportMessages.policiesTitle} />
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          columnGap: 6,
          gridTemplateColumns: { md: 'repeat(3, 1fr)' },
          listStyle: 'none',
          padding: 0,
          margin: 0,
          marginBlockStart: 2,
        }}
      >
        <PolicyLink to={paths.terms}>
          <FormattedMessage {...layoutMessages.terms} />
        </PolicyLink>
        <PolicyLink to={paths.privacy}>
          <FormattedMessage {...layoutMessages.privacy} />
        </PolicyLink>
        <PolicyLink to={paths.deleteAccount}>
          <FormattedMessage {...layoutMessages.deleteAccount} />
        </PolicyLink>
      </Box>
    </Container>
  )
}

function PolicyLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Box
        component={Link}
        to={to}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          minBlockSize: 64,
          color: palette.henna,
          fontSize: '1.125rem',
          textDecoration: 'none',
          borderBlockEnd: `1px solid ${palette.line}`,
          '&:hover': { borderColor: palette.gold, textDecoration: 'underline', textUnderlineOffset: 4 },
        }}
      >
        {children}
        <ArrowIcon aria-hidden sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />
      </Box>
    </li>
  )
}
