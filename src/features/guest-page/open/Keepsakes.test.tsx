import { screen, within } from '@testing-library/react'
import { renderSite } from '@tests/render'
import type { InvitationContent } from '@/card/content'
import { Keepsakes } from './Keepsakes'

const content: InvitationContent = {
  template: 1,
  language: 'ar',
  groom: 'عمر',
  bride: 'ليلى',
  weddingDate: '2027-06-18',
  weddingTime: '19:30',
  timeZone: 'Africa/Cairo',
  hall: 'قاعة النيل',
  address: '١٢ كورنيش النيل',
  area: '',
}
const pageUrl = 'https://zaffa.example/Invitations/Invitation?slug=x'
const getFileUrl = (name: string) => `/api/v1/invitations/slug/%D8%B9%D9%85%D8%B1-x/${name}?v=4`
const open = (locale: 'ar' | 'en') =>
  renderSite(<Keepsakes content={content} slug="عمر-x" version={4} pageUrl={pageUrl} />, { locale })

describe('Keepsakes', () => {
  it('links to the calendar first, then to the picture, with the couple’s names as file names', () => {
    open('ar')
    const links = screen.getAllByRole<HTMLAnchorElement>('link').map((link) => link.getAttribute('href'))
    expect(links.slice(0, 3)).toEqual([
      getFileUrl('calendar.ics'),
      expect.stringContaining('calendar.google.com'),
      getFileUrl('picture.png'),
    ])
    expect(screen.getByRole('link', { name: 'إضافة إلى التقويم' })).toHaveAttribute('download', 'زفاف عمر وليلى.ics')
    expect(screen.getByRole('link', { name: 'حفظ صورة الدعوة' })).toHaveAttribute('download', 'زفاف عمر وليلى.png')
  })

  it('opens Google Calendar in a new tab with names, time, place and the address of the page', () => {
    open('en')
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /Google Calendar \(opens in a new tab\)/ })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link.rel).toContain('noopener')
    expect(Object.fromEntries(new URL(link.href).searchParams)).toMatchObject({
      text: 'Wedding of عمر & ليلى',
      dates: '20270618T163000Z/20270618T213000Z',
      location: 'قاعة النيل, ١٢ كورنيش النيل',
      details: pageUrl,
    })
  })

  it('shows the QR code without scripts and loads it when its section is opened', () => {
    const { container } = open('en')
    const details = container.querySelector('details') as HTMLDetailsElement
    expect(details.open).toBe(false)
    expect(within(details).getByText('QR code').tagName).toBe('SUMMARY')
    const code = within(details).getByAltText('QR code that opens this invitation')
    expect(code).toHaveAttribute('src', getFileUrl('qr.svg'))
    expect(code).toHaveAttribute('loading', 'lazy')
    expect(within(details).getByText('Save as PNG')).toHaveAttribute('download', 'Wedding of عمر & ليلى QR.png')
    expect(within(details).getByText('Save as SVG')).toHaveAttribute('href', getFileUrl('qr.svg'))
  })
})
