import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { api, apiServer } from '@tests/mocks/api'
import { refuse } from '@tests/mocks/wedding'
import { openReplies } from '@tests/openReplies'
import { PUSH_KEY, installIphone, installPush, removePush } from '@tests/pushBrowser'
import type { Notices, NoticeSubscription } from '@/api/notices'

const server = apiServer()
const address = api('/weddings/:weddingId/notices')
afterEach(removePush)

/** An API that stores the notices of one device. */
function createNoticesApi(initial: Partial<Notices> = {}) {
  const state = {
    notices: { publicKey: PUSH_KEY, isOn: false, showsTitle: false, ...initial },
    sent: [] as NoticeSubscription[],
    requests: 0,
  }
  server.use(
    http.get(address, () => {
      state.requests += 1
      return HttpResponse.json(state.notices)
    }),
    http.put<never, NoticeSubscription>(address, async ({ request }) => {
      const subscription = await request.json()
      state.sent.push(subscription)
      state.notices = { ...state.notices, isOn: true, showsTitle: subscription.showsTitle }
      return HttpResponse.json(state.notices)
    }),
    http.delete(address, () => {
      state.notices = { ...state.notices, isOn: false, showsTitle: false }
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return state
}

async function openNotices(locale: 'en' | 'ar' = 'en') {
  const view = openReplies(server, {}, { locale })
  await view.user.click(await screen.findByTestId('notices'))
  return view
}
const findSwitch = () => screen.findByRole('switch', { name: 'Notices on this device' })

it('asks the browser only after a press, subscribes it with the key of the server, and tells the server', async () => {
  const stored = createNoticesApi()
  const browser = installPush()
  const { user } = await openNotices()
  expect(await findSwitch()).not.toBeChecked()
  expect(browser.requestPermission).not.toHaveBeenCalled()
  expect(screen.getAllByRole('switch')).toHaveLength(1)
  await user.click(await findSwitch())
  await waitFor(async () => expect(await findSwitch()).toBeChecked())
  expect(browser.requestPermission).toHaveBeenCalledTimes(1)
  expect(browser.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: new Uint8Array(Buffer.from(PUSH_KEY, 'base64url')),
  })
  expect(stored.sent).toEqual([
    expect.objectContaining({ endpoint: 'https://push.example/new', language: 'en', showsTitle: false }),
  ])
})

it('shows names on the locked screen only when they are chosen, and is turned off again', async () => {
  const stored = createNoticesApi()
  installPush()
  const { user } = await openNotices()
  await user.click(await findSwitch())
  const names = await screen.findByRole('switch', { name: 'Show names on the locked screen' })
  expect(names).not.toBeChecked()
  await user.click(names)
  await waitFor(() => expect(names).toBeChecked())
  expect(stored.sent.at(-1)).toMatchObject({ showsTitle: true })
  await user.click(await findSwitch())
  await waitFor(async () => expect(await findSwitch()).not.toBeChecked())
  expect(stored.notices.isOn).toBe(false)
  expect(names).not.toBeInTheDocument()
})

it('sends the language of the page, in which notices are', async () => {
  const stored = createNoticesApi()
  installPush()
  const { user } = await openNotices('ar')
  await user.click(await screen.findByRole('switch', { name: 'الإشعارات على هذا الجهاز' }))
  await waitFor(() => expect(stored.sent).toEqual([expect.objectContaining({ language: 'ar' })]))
})

it('says how to allow notices after the user has refused them, without a dead switch', async () => {
  createNoticesApi()
  installPush({ answer: 'denied' })
  const { user } = await openNotices()
  await user.click(await findSwitch())
  expect(await screen.findByText(/This browser blocks notices/)).toBeVisible()
  expect(screen.queryByRole('switch')).toBeNull()
})

it('says that the browser still asks when the question was closed', async () => {
  const stored = createNoticesApi()
  installPush({ answer: 'default' })
  const { user } = await openNotices()
  await user.click(await findSwitch())
  expect(await screen.findByRole('alert')).toHaveTextContent('still waits for your answer')
  expect(await findSwitch()).not.toBeChecked()
  expect(stored.sent).toEqual([])
})

it.each([
  ['denied', () => void installPush({ permission: 'denied' }), /This browser blocks notices/],
  ['without push', () => undefined, /This browser cannot show notices/],
  ['an iPhone in Safari', installIphone, /notices come from the home screen/],
])('says why a browser has no notices: %s', async (_what, install, text) => {
  const stored = createNoticesApi()
  install()
  await openNotices()
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByRole('switch')).toBeNull()
  expect(stored.requests).toBe(0)
})

it('lists the steps to the home screen on an iPhone', async () => {
  installIphone()
  await openNotices()
  const steps = await screen.findAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toContain('Tap Share in Safari, then Add to Home Screen.')
})

it('says that a private window subscribes to nothing', async () => {
  createNoticesApi()
  installPush({ refuses: true })
  const { user } = await openNotices()
  await user.click(await findSwitch())
  expect(await screen.findByRole('alert')).toHaveTextContent('In a private window it never does')
  expect(await findSwitch()).not.toBeChecked()
})

it('says what went wrong when the server refuses, and stays off', async () => {
  createNoticesApi()
  server.use(http.put(address, () => refuse(503, 'unavailable')))
  installPush()
  const { user } = await openNotices()
  await user.click(await findSwitch())
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(await findSwitch()).not.toBeChecked()
})

it.each([
  ['another key since', new Uint8Array(65)],
  ['no subscription any more', undefined],
])('subscribes a browser again when notices are on and it has %s', async (_what, subscribedWith) => {
  const stored = createNoticesApi({ isOn: true, showsTitle: true })
  installPush({ permission: 'granted', ...(subscribedWith ? { subscribedWith } : {}) })
  openReplies(server)
  await waitFor(() => expect(stored.sent).toHaveLength(1))
  expect(stored.sent[0]).toMatchObject({ endpoint: 'https://push.example/new', showsTitle: true })
})

it('leaves a subscription with the same key', async () => {
  const stored = createNoticesApi({ isOn: true })
  const key = new Uint8Array(Buffer.from(PUSH_KEY, 'base64url'))
  const browser = installPush({ permission: 'granted', subscribedWith: key })
  const { user } = await openNotices()
  expect(await findSwitch()).toBeChecked()
  expect(browser.subscribe).not.toHaveBeenCalled()
  expect(stored.sent).toEqual([])
  await user.click(await screen.findByRole('switch', { name: 'Show names on the locked screen' }))
  await waitFor(() => expect(stored.sent).toEqual([expect.objectContaining({ endpoint: 'https://push.example/old' })]))
})
