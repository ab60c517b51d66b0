import { jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { storageKeys } from '@shared/storageKeys'
import { createAccessToken } from '@tests/fixtures/accessToken'
import { renderSite } from '@tests/render'
import { usePageSnapshot } from '@/lib/offline/snapshot/usePageSnapshot'
import { sessionExpired } from '@/api'
import { showPageSnapshot } from './showPageSnapshot'

interface PageProps {
  names: string[]
  isWhole?: boolean
  part?: string
}
let show: (props: PageProps) => void

function Page(props: PageProps) {
  const [{ names, isWhole = true, part }, setProps] = useState(props)
  useEffect(() => void (show = setProps), [])
  usePageSnapshot(names, isWhole)
  return (
    <>
      <p className={part}>{names.join()}</p>
      <div hidden data-offline>
        No connection
      </div>
    </>
  )
}

/** Opens a page of an account. */
function open(...names: string[]) {
  const token = createAccessToken('laila')
  localStorage.setItem(storageKeys.userToken, token)
  const view = renderSite(<Page names={names} />, { preloadedState: { auth: { token, user: null, expired: false } } })
  view.container.id = 'root'
  return view
}

function hidePage() {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
}

/** Leaves the page, and starts it again without a connection, until the application would be evaluated. */
async function restart() {
  document.body.innerHTML = '<div id="root"><div id="boot-skeleton">outline</div><p>slow</p></div>'
  await showPageSnapshot()
  return document.getElementById('root')!
}

const readSnapshot = () => localStorage.getItem(storageKeys.pageSnapshot)
const createLink = (href: string) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href })

// jsdom has no fonts.
Object.assign(document, { fonts: [] })

beforeEach(() => {
  history.replaceState(null, '', '/weddings/1/guests?lang=en')
  document.documentElement.lang = 'en'
})
afterEach(() => {
  jest.restoreAllMocks()
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
  document.body.innerHTML = ''
  document.head.innerHTML = ''
  localStorage.clear()
})

it('shows the page as it was last seen, and that there is no connection, where nothing can be used', async () => {
  open('Mona', 'Hoda')
  hidePage()
  const root = await restart()
  expect(root).not.toHaveTextContent('outline')
  expect(root).toHaveTextContent('slow')
  expect(screen.getByText('Mona,Hoda').closest('[inert]')).not.toBeNull()
  expect(screen.getByText('No connection')).toBeVisible()
})

it('takes the snapshot some time after the page is shown: a phone may end it without an event', async () => {
  jest.useFakeTimers()
  open('Mona')
  jest.advanceTimersByTime(3000)
  jest.useRealTimers()
  expect(await restart()).toHaveTextContent('Mona')
})

it.each<[string, () => void]>([
  ['another account', () => localStorage.setItem(storageKeys.userToken, createAccessToken('salma'))],
  ['nobody', () => localStorage.removeItem(storageKeys.userToken)],
  ['another page', () => history.replaceState(null, '', '/weddings/2/guests?lang=en')],
  ['another language', () => history.replaceState(null, '', '/weddings/1/guests?lang=ar')],
  ['a window of another width', () => jest.replaceProperty(window, 'innerWidth', 320)],
  ['a release with other styles', () => document.head.append(createLink('/new.css'))],
  ['a damaged record', () => localStorage.setItem(storageKeys.pageSnapshot, '{')],
])('shows nothing to %s', async (_case, change) => {
  open('Mona')
  hidePage()
  change()
  expect(await restart()).toHaveTextContent('outline')
})

it('waits for the styles of the page, and shows nothing without them', async () => {
  document.head.append(createLink('/page.css'))
  open('Mona')
  hidePage()
  for (const [event, text] of [
    ['load', 'Mona'],
    ['error', 'outline'],
  ] as const) {
    document.head.innerHTML = ''
    const shown = restart().catch(() => undefined)
    const link = await waitFor(() => document.head.querySelector('link')!)
    expect(document.getElementById('root')).toHaveTextContent('outline')
    fireEvent(link, new Event(event))
    await shown
    expect(document.getElementById('root')).toHaveTextContent(text)
  }
})

it('leaves the page alone that the application has rendered', async () => {
  open('Mona')
  hidePage()
  document.body.innerHTML = '<div id="root">rendered</div>'
  await showPageSnapshot()
  expect(document.getElementById('root')).toHaveTextContent(/^rendered$/)
})

it.each<[string, () => void, Partial<PageProps>]>([
  ['while it is filtered', () => undefined, { isWhole: false }],
  ['while it is scrolled', () => Object.defineProperty(window, 'scrollY', { value: 9, configurable: true }), {}],
  ['while a form of Material UI is open', () => undefined, { part: 'MuiBox-root' }],
])('takes no snapshot of a page %s, and removes that of other data', async (_case, change, props) => {
  const names = ['Mona']
  open()
  act(() => show({ names }))
  hidePage()
  change()
  act(() => show({ names, ...props }))
  hidePage()
  expect(readSnapshot()).toContain('Mona')
  act(() => show({ names: ['Hoda'], ...props }))
  hidePage()
  expect(readSnapshot()).toBeNull()
})

it('ends with the session', () => {
  const { store } = open('Mona')
  hidePage()
  expect(readSnapshot()).toContain('Mona')
  act(() => void store.dispatch(sessionExpired()))
  expect(readSnapshot()).toBeNull()
  hidePage()
  expect(readSnapshot()).toBeNull()
})
