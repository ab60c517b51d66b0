import { act, render, screen } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { readMessages } from '@tests/messages'
import { LocaleProvider, useLocale } from './LocaleProvider'
import { aboutMessages } from './messages/about'
import { PageIntl } from './PageIntl'
import { loadSiteMessages } from './pageMessages'

const catalogues = ['about'] as const

function Page({ children }: { children?: ReactNode }) {
  const { adoptLocale } = useLocale()
  return (
    <>
      <button onClick={() => void adoptLocale('ar')}>Arabic</button>
      <Suspense>{children}</Suspense>
    </>
  )
}

const initial = { locale: 'en', messages: readMessages('en', 'site') } as const
const renderPage = (page: ReactNode) => (
  <LocaleProvider initial={initial} loadMessages={loadSiteMessages}>
    <Page>{page}</Page>
  </LocaleProvider>
)

it('waits for the messages of a page that begins after the language has changed', async () => {
  const { rerender } = render(renderPage(null))
  await act(async () => screen.getByRole('button').click())
  const page = (
    <PageIntl catalogues={catalogues}>
      <FormattedMessage {...aboutMessages.title} />
    </PageIntl>
  )
  await act(async () => rerender(renderPage(page)))
  expect(await screen.findByText('عن زفّة')).toBeVisible()
})
