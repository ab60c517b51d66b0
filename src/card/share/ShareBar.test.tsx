import { jest } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderSite } from '@tests/render'
import { CardShare } from './CardShare'
import { ShareBar } from './ShareBar'

const url = 'https://zaffa.example/Invitations/Invitation?slug=omar-layla'

/** A window as `window.open` returns it. */
const createPopup = () => ({ opener: window as unknown, location: { href: 'about:blank' } })

/** Replaces a property of the browser until the test ends. */
function replaceProperty(target: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { configurable: true, writable: true, value })
  undo.push(() => (before ? Object.defineProperty(target, name, before) : Reflect.deleteProperty(target, name)))
}
const undo: (() => unknown)[] = []

describe('ShareBar', () => {
  afterEach(() => {
    while (undo.length > 0) undo.pop()?.()
  })

  it('copies the link and shows a confirmation', async () => {
    const { user } = renderSite(<ShareBar url={url} />)
    const writeText = jest.fn((_text: string) => Promise.resolve())
    replaceProperty(navigator, 'clipboard', { writeText })
    await user.click(screen.getByRole('button', { name: 'Copy Link' }))
    expect(writeText).toHaveBeenCalledWith(url)
    expect(screen.getByRole('status')).toHaveTextContent(`Link copied ${url}`)
    expect(screen.getByText(url)).toHaveAttribute('dir', 'ltr')
  })

  it('copies by selection when the Clipboard API fails', async () => {
    const { user } = renderSite(<ShareBar url={url} />)
    const selected: string[] = []
    replaceProperty(navigator, 'clipboard', { writeText: () => Promise.reject(new Error('denied')) })
    replaceProperty(
      document,
      'execCommand',
      () => selected.push((document.activeElement as HTMLTextAreaElement).value) > 0,
    )
    await user.click(screen.getByRole('button', { name: 'Copy Link' }))
    expect(await screen.findByText(/Link copied/)).toBeInTheDocument()
    expect(selected).toEqual([url])
    expect(document.querySelector('textarea')).toBeNull()
  })

  it('shows the link when it cannot be copied', async () => {
    const { user } = renderSite(<ShareBar url={url} />)
    replaceProperty(navigator, 'clipboard', undefined)
    replaceProperty(document, 'execCommand', () => false)
    await user.click(screen.getByRole('button', { name: 'Copy Link' }))
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(`The link could not be copied. Copy it from here: ${url}`),
    )
  })

  it('opens a social network in a popup of its size and without an opener', () => {
    const opened = createPopup()
    const open = jest.fn((..._args: string[]) => opened)
    replaceProperty(window, 'open', open)
    renderSite(<ShareBar url={url} text="" hashtags={[]} />)
    const followed = fireEvent.click(screen.getByRole('link', { name: 'Share on Facebook' }))
    expect(open.mock.calls[0]?.[2]).toMatch(/^popup=yes,width=550,height=400,/)
    expect(opened.location.href).toBe(`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`)
    expect(opened.opener).toBeNull()
    expect(followed).toBe(false)
  })

  it('follows the link when popups are blocked', () => {
    replaceProperty(window, 'open', () => null)
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

  it('shows the system’s share button only when the browser supports it', async () => {
    const { unmount } = renderSite(<ShareBar url={url} />)
    expect(screen.queryByRole('button', { name: 'More ways to share' })).toBeNull()
    unmount()
    const share = jest.fn((_data: ShareData) => Promise.resolve())
    replaceProperty(navigator, 'share', share)
    const { user } = renderSite(<ShareBar url={url} text="تعالوا" />)
    await user.click(screen.getByRole('button', { name: 'More ways to share' }))
    expect(share).toHaveBeenCalledWith({ url, text: 'تعالوا' })
  })

  it('shares the Arabic text and hashtags on an English page too', () => {
    renderSite(<ShareBar url={url} />)
    const address = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Share on Twitter' }).href)
    expect(address.searchParams.get('text')).toMatch(/ندعوكم/)
    expect(address.searchParams.get('hashtags')).toBe('زفّة,Zaffa')
  })
})

describe('ShareBar of a card view', () => {
  const getWhatsAppHref = () => screen.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href')

  it('shares the site before publishing and says so, and the link of the invitation afterwards', () => {
    const { unmount } = renderSite(<CardShare siteUrl="https://zaffa.example" slug={null} />)
    expect(getWhatsAppHref()).not.toContain('slug')
    expect(screen.getByText(/^These buttons share our site/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Copy Link' })).toBeNull()
    unmount()
    renderSite(<CardShare siteUrl="https://zaffa.example" slug="omar-layla" />)
    expect(getWhatsAppHref()).toContain(encodeURIComponent(url))
  })
})
