import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { renderSite } from '@tests/render'
import type { InvitationContent } from '@/features/invitation/card/content'
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
const words = (element: Element | null) => element?.textContent?.replaceAll(/\s+/g, ' ').trim()
const rows = async () =>
  (await screen.findAllByRole('definition')).map((row) => `${words(row.previousElementSibling)}: ${words(row)}`)
const note = (shown: InvitationContent) => renderSite(<ChangesNotice slug={slug} content={shown} />)

function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
}
afterEach(() => Reflect.deleteProperty(document, 'visibilityState'))

describe('ChangesNotice', () => {
  it('shows nothing on a first visit or without changes', () => {
    const first = note(content)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    first.unmount()
    note(content)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('shows and announces the changes once', async () => {
    note(content).unmount()
    const second = note(changed)
    expect(await rows()).toEqual([
      'The day: Saturday, 19 June 2027 instead of Friday, 18 June 2027',
      'The time: to be announced instead of 7:30 PM',
      'The hall: Andalus Hall instead of Lotus Hall',
      'The address: 1 Nile St, Giza instead of 1 Nile St, Zamalek',
      'The map: a new link',
    ])
    expect(screen.getByRole('status')).toHaveTextContent('Changed since your last visit')
    second.unmount()
    note(changed)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('is translated into Arabic, with isolated names and dates', async () => {
    note(content).unmount()
    renderSite(<ChangesNotice slug={slug} content={changed} />, { locale: 'ar' })
    expect((await rows())[0]).toBe('اليوم: السبت ١٩ يونيو ٢٠٢٧ بدلًا من الجمعة ١٨ يونيو ٢٠٢٧')
    expect(screen.getByText('Lotus Hall').tagName).toBe('BDI')
  })

  it('shows a time that was added', async () => {
    note({ ...content, weddingTime: undefined }).unmount()
    note(content)
    expect(await rows()).toEqual(['The time: 7:30 PM'])
  })

  it('closes when dismissed', async () => {
    note(content).unmount()
    const { user } = note(changed)
    await user.click(await screen.findByRole('button', { name: 'Got it' }))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows a change that is fetched while the page is open', async () => {
    const { rerender } = note(content)
    rerender(
      <IntlProvider locale="en" onError={() => undefined}>
        <ChangesNotice slug={slug} content={{ ...content, hall: 'Andalus Hall' }} />
      </IntlProvider>,
    )
    expect(await rows()).toHaveLength(1)
  })

  it('stores the details as seen only when the page is visible', async () => {
    storeDetails(slug, getDetails(content))
    setVisibility('hidden')
    note(changed)
    await rows()
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
      note(changed)
      expect(screen.getByRole('status')).toBeEmptyDOMElement()
    } finally {
      Object.defineProperty(globalThis, 'localStorage', real)
    }
  })

  it('is empty in prerendered HTML', () => {
    storeDetails(slug, getDetails(content))
    const html = renderToString(
      <IntlProvider locale="en-EG" onError={() => undefined}>
        <ChangesNotice slug={slug} content={changed} />
      </IntlProvider>,
    )
    expect(html).toMatch(/^<div[^>]*data-news="false"><div role="status"><\/div><\/div>$/)
  })
})
