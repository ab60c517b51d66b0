import { screen, waitFor } from '@testing-library/react'
import { sampleWedding, weddingId } from '@tests/fixtures/wedding'
import { http, HttpResponse } from 'msw'
import { api, apiServer } from '@tests/mocks/api'
import { createDashboardApi } from '@tests/mocks/dashboard'
import { renderSite } from '@tests/render'
import type { Wedding } from '@/api/weddings'
import WeddingNav from './WeddingNav'

const server = apiServer()

function open(at: string, weddings: Wedding[] = [sampleWedding]) {
  server.use(...createDashboardApi({ weddings }).handlers)
  return renderSite(<WeddingNav />, { at })
}
const findTab = async (name: RegExp) => screen.findByRole('link', { name })

describe('the tabs of a wedding', () => {
  it('lead to the pages of the wedding', async () => {
    open(`/weddings/${weddingId}/guests`)
    expect(await screen.findByText('Omar & Laila')).toBeVisible()
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    const path = `/weddings/${weddingId}`
    expect(hrefs).toEqual([
      `/home?wedding=${weddingId}`,
      `${path}/invitation`,
      `${path}/guests`,
      `${path}/desk`,
      `${path}/replies`,
    ])
  })

  it.each([
    ['page', 'Guests', `/weddings/${weddingId}/guests`],
    ['true', 'Guests', `/weddings/${weddingId}/guests/import`],
    ['true', 'Guests', `/weddings/${weddingId}/activity`],
    ['true', 'Wedding', `/weddings/${weddingId}/events`],
    ['true', 'Send', `/weddings/${weddingId}/cards`],
    ['page', 'Wedding', `/home?wedding=${weddingId}`],
  ])('mark as %s the tab %s at %s', async (current, tab, at) => {
    open(at)
    await findTab(/Guests/)
    const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
    expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([[tab, current]])
  })

  it('say how many replies are new', async () => {
    open('/home', [{ ...sampleWedding, unreadReplies: 3 }])
    expect(await findTab(/Replies.*3 new replies/)).toBeVisible()
  })

  it.each([
    [3, '3', '3 new changes'],
    [100, '99+', 'More than 99 new changes'],
  ])('say how many changes of others are new: %i', async (unseenChanges, badge, text) => {
    open('/home', [{ ...sampleWedding, unseenChanges }])
    expect(await findTab(/^Guests/)).toHaveTextContent(`Guests${badge} ${text}`)
  })

  it.each([
    [{ role: 'sideManager', side: 'bride' }, ['Wedding', 'Invitation', 'Guests', 'Send', 'Replies']],
    [{ role: 'planner' }, ['Wedding', 'Invitation', 'Guests']],
    [{ role: 'viewer' }, ['Wedding', 'Invitation']],
  ] as const)('are those that the role of %o has', async (rights, tabs) => {
    open('/home', [{ ...sampleWedding, ...rights }])
    await findTab(/Wedding/)
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(tabs)
  })

  it('are not shown before the role is known', async () => {
    open(`/weddings/${weddingId}/guests`, [{ ...sampleWedding, role: 'viewer' }])
    expect(screen.queryByRole('link')).toBeNull()
    expect(await findTab(/Invitation/)).toBeVisible()
  })

  it('are not loaded: all are shown, and each page says what it has', async () => {
    server.use(http.get(api('/weddings'), () => HttpResponse.error()))
    renderSite(<WeddingNav />, { at: `/weddings/${weddingId}/guests` })
    expect(await findTab(/Replies/)).toBeVisible()
  })

  it('are those of the first wedding on a dashboard without an id', async () => {
    open('/home')
    expect(await findTab(/Guests/)).toHaveAttribute('href', `/weddings/${weddingId}/guests`)
  })

  it('are not shown for an unknown wedding', async () => {
    open('/weddings/gone/guests')
    await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull())
  })
})
