import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { renderSite } from '@tests/render'
import { InvitationCard } from './InvitationCard'
import { preloadTemplate } from './templates'

const content = {
  template: 2,
  language: 'en',
  groom: 'Omar',
  bride: 'Layla',
  weddingDate: '2026-12-17',
  timeZone: 'Africa/Cairo',
  hall: 'Lotus Hall',
  address: '',
  area: '',
} as const

describe('template', () => {
  it('is prerendered as a skeleton and replaces it when loaded', async () => {
    const html = renderToString(
      <IntlProvider locale="en-EG" onError={() => undefined}>
        <InvitationCard content={content} />
      </IntlProvider>,
    )
    expect(html).toContain('aria-busy="true"')
    const { container } = await act(async () => renderSite(<InvitationCard content={content} />))
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Omar & Layla')
    expect(container.querySelector('[aria-busy="true"]')).toBeNull()
  })

  it('renders at once when it is preloaded', async () => {
    await preloadTemplate(3)
    renderSite(<InvitationCard content={{ ...content, template: 3 }} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Omar & Layla')
  })
})
