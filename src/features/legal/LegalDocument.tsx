import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect, type ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { CHILD_AGE, POLICIES_UPDATED, USER_MIN_AGE } from '@/config/limits'
import { paths } from '@shared/routes'
import { useSiteConfig } from '@/config/SiteConfigContext'
import { palette } from '@/theme/tokens'
import { createAnchorTag, createLinkTag } from '@/ui/layout/messageTags'
import { Divider } from '@/ui/ornament/Divider'
import type { LegalSection } from './legalSection'
import { legalMessages } from '@/i18n/messages/legal'

/** About 70 characters of body text. */
const MEASURE = '34em'

/** Values of the texts: links, contact address, ages. */
function useLegalValues() {
  const { supportEmail } = useSiteConfig()
  return {
    terms: createLinkTag({ to: paths.terms }),
    privacy: createLinkTag({ to: paths.privacy }),
    account: createLinkTag({ to: paths.account }),
    remove: createLinkTag({ to: paths.deleteAccount }),
    mail: (text: ReactNode[]) => <bdi key="mail">{createAnchorTag({ href: `mailto:${supportEmail}` })(text)}</bdi>,
    email: supportEmail,
    minAge: USER_MIN_AGE,
    childAge: CHILD_AGE,
  }
}

type Values = ReturnType<typeof useLegalValues>

interface LegalDocumentProps {
  title: MessageDescriptor
  lead: MessageDescriptor
  sections: readonly LegalSection[]
}

/** The terms or the privacy policy: a table of contents beside numbered sections, also for print. */
export function LegalDocument({ title, lead, sections }: LegalDocumentProps) {
  const intl = useIntl()
  const values = useLegalValues()
  const date = intl.formatDate(POLICIES_UPDATED, { dateStyle: 'long', timeZone: 'UTC' })

  useEffect(() => {
    // The browser scrolls to a hash before the page's code is loaded.
    if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  }, [])

  return (
    <Container maxWidth="lg" sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      <Box component="header" sx={{ maxInlineSize: MEASURE, marginBlockEnd: { xs: 4, md: 7 } }}>
        <Typography variant="h1">
          <FormattedMessage {...title} />
        </Typography>
        <Typography sx={{ color: palette.goldText, fontWeight: 500, marginBlockStart: 1 }}>
          <FormattedMessage {...legalMessages.updated} values={{ date }} />
        </Typography>
        <Box sx={{ color: palette.gold, marginBlock: 2 }}>
          <Divider />
        </Box>
        <Typography sx={{ fontSize: '1.1875rem' }}>
          <FormattedMessage {...lead} />
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 8 },
          gridTemplateColumns: { md: `300px minmax(0, ${MEASURE})` },
          '@media print': { display: 'block' },
        }}
      >
        <Contents sections={sections} />
        <div>
          {sections.map((section, index) => (
            <Section key={section.id} section={section} number={intl.formatNumber(index + 1)} values={values} />
          ))}
        </div>
      </Box>
    </Container>
  )
}

function Contents({ sections }: Pick<LegalDocumentProps, 'sections'>) {
  const intl = useIntl()
  return (
    <Box
      component="nav"
      aria-labelledby="contents"
      sx={{
        displayPrint: 'none',
        alignSelf: 'start',
        position: { md: 'sticky' },
        insetBlockStart: 24,
        maxBlockSize: { md: 'calc(100dvh - 48px)' },
        overflowY: { md: 'auto' },
      }}
    >
      <Typography id="contents" component="h2" variant="h4">
        <FormattedMessage {...legalMessages.contents} />
      </Typography>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          padding: 0,
          margin: 0,
          marginBlockStart: 1,
          borderInlineStart: `1px solid ${palette.gold}`,
        }}
      >
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <Link
              href={`#${id}`}
              sx={{
                display: 'flex',
                gap: 1.5,
                alignItems: 'center',
                minBlockSize: 44,
                paddingInline: 2,
                paddingBlock: 0.75,
                lineHeight: 1.5,
                color: palette.ink,
                textDecoration: 'none',
                '&:hover': { color: palette.henna, textDecoration: 'underline' },
              }}
            >
              <Box component="span" sx={{ color: palette.goldText, minInlineSize: '1.5em' }}>
                {intl.formatNumber(index + 1)}
              </Box>
              <FormattedMessage {...title} />
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  )
}

const isParagraph = (block: LegalSection['blocks'][number]): block is MessageDescriptor => !Array.isArray(block)

function Section({
  section: { id, title, blocks },
  number,
  values,
}: {
  section: LegalSection
  number: string
  values: Values
}) {
  return (
    <Box
      component="section"
      id={id}
      sx={{
        scrollMarginBlockStart: 24,
        '& + &': { marginBlockStart: { xs: 5, md: 6 } },
        '@media print': { '& p, & li': { breakInside: 'avoid' } },
      }}
    >
      <Typography
        variant="h3"
        component="h2"
        sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline', marginBlockEnd: 1.5, breakAfter: 'avoid' }}
      >
        <Box component="span" aria-hidden sx={{ color: palette.goldText }}>
          {number}
        </Box>
        <span>
          <FormattedMessage {...title} />
        </span>
      </Typography>
      {blocks.map((block) =>
        isParagraph(block) ? (
          <Typography key={block.id} sx={{ marginBlockEnd: 2 }}>
            <FormattedMessage id={block.id} values={values} />
          </Typography>
        ) : (
          <Box
            key={block[0]?.id}
            component="ul"
            sx={{ margin: 0, marginBlockEnd: 2, paddingInlineStart: 3, '& li::marker': { color: palette.gold } }}
          >
            {block.map((point) => (
              <Typography key={point.id} component="li" sx={{ marginBlockEnd: 1 }}>
                <FormattedMessage id={point.id} values={values} />
              </Typography>
            ))}
          </Box>
        ),
      )}
    </Box>
  )
}
