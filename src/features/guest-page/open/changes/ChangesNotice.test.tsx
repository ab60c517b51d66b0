import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { renderSite } from '@tests/render'
import type { InvitationContent } from '@/card/content'
import { ChangesNotice } from './ChangesNotice'
import { getDetails, storeDetails, readSeenDetails } from './seenDetails'

const content: InvitationContent = {
  template: 1,
  language: 'en',
  groom: 'Omar',
  bride: 'Layla',
  weddingDate: '2027-06-18',
  weddingTime: '19:30',
  timeZone: 'Africa/Cairo',
  hall: 'Lotus Hall',
  address: '1 Nile St',
  area: 'Zamalek',
  mapsLink: 'https://maps.app.goo.gl/a',
}
const slug = 'omar-layla-x1'
const changed: InvitationContent = {
  ...content,
  weddingDate: '2027-06-19',
  weddingTime: undefined,
  hall: 'Andalus Hall',
  area: 'Giza',
  mapsLink: 'https://maps.app.goo.gl/b',
}
const getText = (element: Element | null) => element?.textContent?.replaceAll(/\s+/g, ' ').trim()
const getRows = async () =>
  (await screen.findAllByRole('definition')).map((row) => `${getText(row.previousElementSibling)}: ${getText(row)}`)
const renderNotice = (shown: InvitationContent) => renderSite(<ChangesNotice slug={slug} details={getDetails(shown)} />)

function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
}
afterEach(() => Reflect.deleteProperty(document, 'visibilityState'))

describe('ChangesNotice', () => {
  it('shows nothing on a first visit or without changes', () => {
    const first = renderNotice(content)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    first.unmount()
    renderNotice(content)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('shows and announces the changes once', async () => {
    renderNotice(content).unmount()
    const second = renderNotice(changed)
    expect(await getRows()).toEqual([
      'The date: Saturday, 19 June 2027 instead of Friday, 18 June 2027',
      'The time: to be announced instead of 7:30 pm',
      'The hall: Andalus Hall instead of Lotus Hall',
      'The address: 1 Nile St, Giza instead of 1 Nile St, Zamalek',
      'The map: a new link',
    ])
    expect(screen.getByRole('status')).toHaveTextContent('Changed since your last visit')
    second.unmount()
    renderNotice(changed)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('is translated into Arabic, with isolated names and dates', async () => {
    renderNotice(content).unmount()
    renderSite(<ChangesNotice slug={slug} details={getDetails(changed)} />, { locale: 'ar' })
    expect((await getRows())[0]).toBe('التاريخ: السبت ١٩ يونيو ٢٠٢٧ بدلًا من الجمعة ١٨ يونيو ٢٠٢٧')
    expect(screen.getByText('Lotus Hall').tagName).toBe('BDI')
  })

  it('shows a time that was added', async () => {
    renderNotice({ ...content, weddingTime: undefined }).unmount()
    renderNotice(content)
    expect(await getRows()).toEqual(['The time: 7:30 pm'])
  })

  it('closes when dismissed', async () => {
    renderNotice(content).unmount()
    const { user } = renderNotice(changed)
    await user.click(await screen.findByRole('button', { name: 'Got it' }))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows a change that is fetched while the page is open', async () => {
    const { rerender } = renderNotice(content)
    rerender(
      <IntlProvider locale="en" onError={() => undefined}>
        <ChangesNotice slug={slug} details={getDetails({ ...content, hall: 'Andalus Hall' })} />
      </IntlProvider>,
    )
    expect(await getRows()).toHaveLength(1)
  })

  it('stores the details as seen only when the page is visible', async () => {
    storeDetails(slug, getDetails(content))
    setVisibility('hidden')
    renderNotice(changed)
    await getRows()
    expect(readSeenDetails(slug)?.hall).toBe('Lotus Hall')
    setVisibility('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(readSeenDetails(slug)?.hall).toBe('Andalus Hall')
  })

  it('shows nothing and does not fail without storage', () => {
    const real = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')!
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    try {
      renderNotice(changed)
      expect(screen.getByRole('status')).toBeEmptyDOMElement()
    } finally {
      Object.defineProperty(globalThis, 'localStorage', real)
    }
  })

  it('is empty in prerendered HTML', () => {
    storeDetails(slug, getDetails(content))
    const html = renderToString(
      <IntlProvider locale="en-EG" onError={() => undefined}>
        <ChangesNotice slug={slug} details={getDetails(changed)} />
      </IntlProvider>,
    )
    expect(html).toMatch(/^<div[^>]*data-has-changes="false"><div role="status"><\/div><\/div>$/)
  })
})
