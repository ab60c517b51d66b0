import { FormattedMessage, useIntl } from 'react-intl'
import { paths } from '@shared/routes'
import { useSiteConfig } from '@/config/SiteConfigContext'
import { createAnchorTag, createLinkTag } from '@/ui/layout/messageTags'
import { Accordion } from './Accordion'
import { CONTACT_FORM_ID, type FaqItem } from './items'

/** The links of the tags in answers. */
const sitePages = {
  login: paths.login,
  forgot: paths.forgotPassword,
  create: paths.createInvitation,
  mine: paths.dashboard,
  directory: paths.directory,
  privacy: paths.privacy,
  account: paths.account,
  remove: paths.deleteAccount,
} as const

const linkTags = Object.fromEntries(Object.entries(sitePages).map(([tag, to]) => [tag, createLinkTag({ to })]))
const plainTags = Object.fromEntries(
  [...Object.keys(sitePages), 'app', 'form'].map((tag) => [tag, (text: string[]) => text.join('')]),
)

/** Questions and answers, whose links lead into the product. */
export function Faq({ items }: { items: readonly FaqItem[] }) {
  const { playStoreUrl } = useSiteConfig()
  const values = {
    ...linkTags,
    app: createAnchorTag({ href: playStoreUrl, target: '_blank', rel: 'noopener noreferrer' }),
    form: createAnchorTag({ href: `#${CONTACT_FORM_ID}` }),
  }
  return (
    <Accordion
      items={items.map(({ id, question, answer }) => ({
        id,
        question: <FormattedMessage {...question} />,
        answer: <FormattedMessage id={answer.id} values={values} />,
      }))}
    />
  )
}

/** The same as structured data: schema.org's FAQPage, answers as plain text. */
export function useFaqData(items: readonly FaqItem[]): Record<string, unknown> {
  const intl = useIntl()
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: intl.formatMessage({ id: question.id }),
      acceptedAnswer: { '@type': 'Answer', text: intl.formatMessage({ id: answer.id }, plainTags) },
    })),
  }
}
