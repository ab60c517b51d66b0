import { jest } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderSite } from '@tests/render'
import { CardShare } from './CardShare'
import { ShareBar } from './ShareBar'

const url = 'https://zaffa.example/Invitations/Invitation?slug=omar-layla'

/** A window as `window.open` gives it. */
const popup = () => ({ opener: window as unknown, location: { href: 'about:blank' } })

/** Replaces a thing of the browser until the test ends. */
function given(target: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { configurable: true, writable: true, value })
  undo.push(() => (before ? Object.defineProperty(target, name, before) : Reflect.deleteProperty(target, name)))
}
const undo: (() => unknown)[] = []

describe('ShareBar', () => {
  afterEach(() => {
    while (undo.length > 0) undo.pop()?.()
  })

  it('copies the link and says so', async () => {
    const { user } = renderSite(<ShareBar url={url} />)
    const writeText = jest.fn((_text: string) => Promise.resolve())
    given(navigator, 'clipboard', { writeText })
    await user.click(screen.getByRole('button', { name: 'Copy Link' }))
    expect(writeText).toHaveBeenCalledWith(url)
    expect(screen.getByRole('status')).toHaveTextContent(`Link copied ${url}`)
    expect(screen.getByText(url)).toHaveAttribute('dir', 'ltr')
  })

  it('copies by selection where the Clipboard API refuses', async () => {
    const { user } = renderSite(<ShareBar url={url} />)
    const selected: string[] = []
    given(navigator, 'clipboard', { writeText: () => Promise.reject(new Error('denied')) })
    given(document, 'execCommand', () => selected.push((document.activeElement as HTMLTextAreaElement).value) > 0)
    await user.click(screen.getByRole('button', { name: 'Copy Link' }))
    expect(await screen.findByText(/Link copied/)).toBeInTheDocument()
    expect(selected).toEqual([url])
    expect(document.querySelector('textarea')).toBeNull()
  })

  it('shows the link to copy by hand when nothing works', async () => {
    const { user } = renderSite(<ShareBar url={url} />)
    given(navigator, 'clipboard', undefined)
    given(document, 'execCommand', () => false)
    await user.click(screen.getByRole('button', { name: 'Copy Link' }))
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(`The link could not be copied. Copy it from here: ${url}`),
    )
  })

  it('opens a network in a popup of its own size that cannot reach back', () => {
    const opened = popup()
    const open = jest.fn((..._args: string[]) => opened)
    given(window, 'open', open)
    renderSite(<ShareBar url={url} text="" hashtags={[]} />)
    const followed = fireEvent.click(screen.getByRole('link', { name: 'Share on Facebook' }))
    expect(open.mock.calls[0]?.[2]).toMatch(/^popup=yes,width=550,height=400,/)
    expect(opened.location.href).toBe(`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`)
    expect(opened.opener).toBeNull()
    expect(followed).toBe(false)
  })

  it('follows the link itself when popups are blocked', () => {
    given(window, 'open', () => null)
    renderSite(<ShareBar url={url} />)
    const link = screen.getByRole('link', { name: 'Share on WhatsApp' })
    link.addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false)
    })
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(link).toHaveAttribute('target', '_blank')
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(link)
  })

  it('offers the system’s own sharing only where there is one', async () => {
    const { unmount } = renderSite(<ShareBar url={url} />)
    expect(screen.queryByRole('button', { name: 'More ways to share' })).toBeNull()
    unmount()
    const share = jest.fn((_data: ShareData) => Promise.resolve())
    given(navigator, 'share', share)
    const { user } = renderSite(<ShareBar url={url} text="تعالوا" />)
    await user.click(screen.getByRole('button', { name: 'More ways to share' }))
    expect(share).toHaveBeenCalledWith({ url, text: 'تعالوا' })
  })

  it('sends the Arabic invitation text and hashtags in English too', () => {
    renderSite(<ShareBar url={url} />)
    const address = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Share on Twitter' }).href)
    expect(address.searchParams.get('text')).toMatch(/ندعوكم/)
    expect(address.searchParams.get('hashtags')).toBe('زفّة,Zaffa')
  })
})

describe('the share bar of a card view', () => {
  const whatsApp = () => screen.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href')

  it('sends the site’s address before publishing, and the invitation’s link afterwards', () => {
    const { unmount } = renderSite(<CardShare siteUrl="https://zaffa.example" slug={null} />)
    expect(whatsApp()).not.toContain('slug')
    unmount()
    renderSite(<CardShare siteUrl="https://zaffa.example" slug="omar-layla" />)
    expect(whatsApp()).toContain(encodeURIComponent(url))
  })
})
