import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { operatorAct, operatorLink, operatorOverview } from '@tests/fixtures/operator'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { refuse, signedInHandlers, toPage } from '@tests/mocks/operator'
import { renderConsole } from '@tests/renderConsole'

const server = apiServer()
const links = http.get(api('/operator/deep-links'), () => HttpResponse.json(toPage([operatorLink])))
const referrals = http.get(api('/operator/referrals'), () =>
  HttpResponse.json({ items: [{ code: 'nour', source: 'instagram', accounts: 7 }] }),
)

describe('the overview of the console', () => {
  it('links each queue with its count, and warns of an old backup and a late email', async () => {
    const health = { ...operatorOverview.health, lastBackupAt: '2020-01-01T00:00:00.000Z', oldestMailS: 3 * 3600 }
    server.use(
      http.get(api('/operator/overview'), () => HttpResponse.json({ ...operatorOverview, health })),
      ...signedInHandlers(),
    )
    renderConsole()
    const card = await screen.findByTestId('queue-providers')
    expect(card).toHaveAttribute('href', '/providers')
    expect(card).toHaveTextContent('3providers to decide on')
    const warnings = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(warnings[0]).toMatch(/The last backup is [\d,]+ days old/)
    expect(warnings[1]).toMatch(/An email has been waiting for 3 hours/)
  })

  it('offers a retry after a failure', async () => {
    server.use(
      http.get(api('/operator/overview'), () => refuse(500, 'server_error')),
      ...signedInHandlers(),
    )
    const { user } = renderConsole()
    await screen.findByText('Server error. Please try again later.')
    server.use(...signedInHandlers())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByTestId('queue-leads')).toHaveTextContent('40')
  })
})

describe('the frame of the console', () => {
  it('moves the focus to the heading of the next page and names it in the title', async () => {
    server.use(
      ...signedInHandlers(),
      http.get(api('/operator/audit-log'), () => HttpResponse.json(toPage([operatorAct]))),
    )
    const { user } = renderConsole()
    await user.click(await screen.findByRole('link', { name: 'Log' }))
    expect(screen.getByRole('heading', { level: 1, name: 'Log' })).toHaveFocus()
    expect(await screen.findByText('approved a provider')).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Log · Zaffa'))
  })

  it('changes the language, keeps the page and stores the choice of the site', async () => {
    server.use(...signedInHandlers(), links, referrals)
    const { user } = renderConsole({ at: '/links' })
    await user.click(await screen.findByRole('link', { name: /العربية/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'الروابط القصيرة' })).toBeVisible()
    expect(document.documentElement).toHaveAttribute('dir', 'rtl')
    expect(localStorage.getItem('zaffa-locale')).toBe('ar')
  })
})

describe('the short links of the console', () => {
  it('shows a code that exists at its field, and keeps what was typed', async () => {
    server.use(
      ...signedInHandlers(),
      links,
      referrals,
      http.post(api('/operator/deep-links'), () => refuse(409, 'already_exists')),
    )
    const { user } = renderConsole({ at: '/links' })
    const code = await screen.findByLabelText('Code')
    await user.type(code, 'app')
    await user.type(screen.getByLabelText('Leads to'), 'https://zaffa.example/items{Enter}')
    expect(await screen.findByText('This code exists already. Choose another one.')).toBeVisible()
    await waitFor(() => expect(code).toHaveFocus())
    expect(screen.getByLabelText('Leads to')).toHaveValue('https://zaffa.example/items')
  })

  it('ends a link after it has asked once, and counts recommendations', async () => {
    let ended = 0
    server.use(
      ...signedInHandlers(),
      links,
      referrals,
      http.delete(api('/operator/deep-links/app'), () => {
        ended += 1
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const { user } = renderConsole({ at: '/links' })
    const row = (await screen.findByText('nour')).closest('tr')!
    expect(row).toHaveTextContent('nourinstagram7')
    await user.click(screen.getByRole('button', { name: 'End the short link app' }))
    const dialog = await screen.findByRole('dialog')
    expect(ended).toBe(0)
    await user.click(within(dialog).getByRole('button', { name: 'End' }))
    expect(await screen.findByText('The short link has ended.')).toBeVisible()
    expect(ended).toBe(1)
  })
})

it('the email queue is tried again at once', async () => {
  server.use(
    ...signedInHandlers(),
    http.get(api('/operator/mails'), () => HttpResponse.json(toPage([]))),
    http.post(api('/operator/mails/retry'), () => new HttpResponse(null, { status: 204 })),
  )
  const { user } = renderConsole({ at: '/mails' })
  await user.click(await screen.findByRole('button', { name: 'Try to deliver now' }))
  expect(await screen.findByText('The server is trying again.')).toBeVisible()
  expect(getSentBodies('/operator/mails/retry')).toHaveLength(1)
})

it('a list has links to its other pages and a download of all', async () => {
  const queries: string[] = []
  server.use(
    ...signedInHandlers(),
    http.get(api('/operator/leads'), ({ request }) => {
      queries.push(new URL(request.url).search)
      const lead = { id: 'x', email: 'laila@example.com', phone: '01012345678', createdAt: operatorAct.createdAt }
      return HttpResponse.json(toPage([lead], 45))
    }),
  )
  const { user } = renderConsole({ at: '/leads?page=2' })
  expect(await screen.findByText('Page 2 of 3')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    '/api/v1/operator/exports/leads.csv',
  )
  await user.click(screen.getByRole('link', { name: 'Next page' }))
  await screen.findByText('Page 3 of 3')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(queries).toEqual(['?page=2&pageSize=20', '?page=3&pageSize=20'])
})
