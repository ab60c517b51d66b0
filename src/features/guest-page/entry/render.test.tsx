import { TEMPLATE_NUMBERS } from '@/card/content'
import { getOtherLanguage } from '@shared/languages'
import { screen } from '@testing-library/react'
import type { PublicInvitation } from '@/api'
import { prepare, renderInvitation, renderNotice } from './render'
import { createPublicInvitation } from '@tests/fixtures/invitation'

const invitation = createPublicInvitation('عمر-و-ليلى-k3v9')
const siteUrl = 'https://zaffa.example'
/** Two days and an hour before the wedding. */
const now = Date.UTC(2027, 5, 16, 15, 30)
const renderPage = (changes: Partial<PublicInvitation> = {}, locale: 'ar' | 'en' = 'ar') =>
  renderInvitation({ invitation: { ...invitation, ...changes }, locale, siteUrl, now })
const cases = TEMPLATE_NUMBERS.flatMap((template) => [[template, 'ar'] as const, [template, 'en'] as const])

beforeAll(prepare)
describe('rendered guest page', () => {
  it.each(cases)('is complete without scripts: template %i in %s', (template, locale) => {
    const { body } = renderPage({ template }, locale)
    document.body.innerHTML = body
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/عمر.*ليلى/)
    expect(document.querySelector('time')).toHaveAttribute('datetime', '2027-06-18T19:30')
    expect(screen.getByRole('timer')).toHaveTextContent(locale === 'ar' ? /٠٢.*٠١.*٠٠.*٠٠/ : /02.*01.*00.*00/)
    for (const text of ['قاعة النيل', '١٢ كورنيش النيل', 'الزمالك']) expect(document.body).toHaveTextContent(text)
    expect(screen.getByRole('link', { name: locale === 'ar' ? 'English' : 'العربية' })).toHaveAttribute(
      'href',
      `/Invitations/Invitation?slug=${encodeURIComponent(invitation.slug)}&lang=${getOtherLanguage(locale)}`,
    )
  })

  it.each(TEMPLATE_NUMBERS)('has no inline style, which the CSP forbids: template %i', (template) => {
    expect(
      renderPage({
        template,
        backgroundImage: '/api/v1/uploads/background/x.webp',
        mapsLink: 'https://maps.app.goo.gl/x',
      }).body,
    ).not.toMatch(/ style="/)
  })

  it('lists its styles and only the font for the script of the names', () => {
    expect(renderPage()).toMatchObject({
      styles: ['guest-styles', 'template-mashrabiya'],
      font: expect.any(String),
      themeColor: expect.stringMatching(/^#/),
    })
  })

  it('says that the wedding is postponed, without date, countdown and calendar', () => {
    const { body, head } = renderPage({ statuses: { wedding: 'postponed', henna: 'postponed' } }, 'en')
    document.body.innerHTML = body
    expect(screen.getByText('The wedding is postponed, and we will tell you the new date')).toBeInTheDocument()
    expect(document.body).not.toHaveTextContent(/18 June|Henna night/)
    expect(screen.getByText('Engagement')).toBeInTheDocument()
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.queryByText('Add to calendar')).toBeNull()
    expect(head).toContain('The wedding is postponed, and we will tell you the new date · قاعة النيل')
    expect(head).toContain('preview.png')
  })

  describe('with a card of its own', () => {
    const father = { role: 'father', honorific: 'الأستاذ', name: 'محمد السيد' } as const
    const card: PublicInvitation['card'] = {
      hosts: { first: 'bride', groom: [], bride: [father] },
      opening: 'basmala',
      closing: 'joys',
      dress: 'ملابس رسمية',
      children: 'none',
      stream: 'https://youtu.be/x',
    }

    it.each(TEMPLATE_NUMBERS)(
      'invites in the name of the hosts, whose child is named first: template %i',
      (template) => {
        const { body, head } = renderPage({ template, card })
        document.body.innerHTML = body
        for (const text of [
          'بسم الله الرحمن الرحيم',
          'يتشرّف',
          'الأستاذ محمد السيد',
          'بدعوة سيادتكم لحضور حفل زفاف كريمته',
        ])
          expect(screen.getByText(text)).toBeInTheDocument()
        expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/ليلى.*عمر/)
        expect(screen.getByText('العاقبة عندكم في المسرّات')).toBeInTheDocument()
        expect(document.body).toHaveTextContent(/الملابس: ملابس رسمية.*السهرة للكبار فقط/)
        expect(screen.getByRole('link', { name: /^شاهدوا الفرح مباشرةً/ })).toHaveAttribute('href', 'https://youtu.be/x')
        expect(head).toContain('يتشرّف الأستاذ محمد السيد بدعوة سيادتكم لحضور حفل زفاف كريمته ليلى وعمر · ')
      },
    )

    it('reads in English on the English page', () => {
      document.body.innerHTML = renderPage({ card }, 'en').body
      expect(
        screen.getByText('requests the honour of your presence at the wedding of his daughter'),
      ).toBeInTheDocument()
      expect(screen.getByText('May your home be next to celebrate')).toBeInTheDocument()
    })

    it('calls a bride whose name is withheld after her father', () => {
      const { body, head } = renderPage({ bride: 'عروسه', card: { ...card, withholdsBride: true } })
      document.body.innerHTML = body
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^عمر و كريمة الأستاذ محمد السيد$/)
      expect(head).toContain('عمر وعروسه')
    })

    it('invites nobody while the wedding is postponed', () => {
      document.body.innerHTML = renderPage({ card, statuses: { wedding: 'postponed' } }).body
      expect(document.body).not.toHaveTextContent(/يتشرّف|بقلوبٍ/)
    })
  })

  it('is a short notice when the wedding is called off, without card, picture and share buttons', () => {
    const { body, head, styles } = renderPage({ statuses: { wedding: 'calledOff' } }, 'en')
    document.body.innerHTML = body
    expect(screen.getByRole('heading')).toHaveTextContent('Wedding of عمر & ليلى')
    expect(screen.getByText(/the wedding will not take place/)).toBeInTheDocument()
    expect(screen.queryByRole('article')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(document.body).not.toHaveTextContent(/قاعة النيل|2027/)
    expect(head).not.toMatch(/preview\.png|summary_large_image|18 June/)
    expect(styles).toEqual(['guest-not-found-styles'])
  })

  it('escapes the texts of the couple', () => {
    const { body, head } = renderPage({
      groom: '"><img src=x onerror=alert(1)>',
      weddinghole: '<script>alert(1)</script>',
    })
    document.body.innerHTML = body
    expect(document.querySelector('img[src="x"], script')).toBeNull()
    expect(head).not.toContain('<img')
  })
})

describe('what guests send to the couple', () => {
  it('shows published words as text, the first six at once', () => {
    const wishes = Array.from({ length: 8 }, (_, nth) => ({ name: `Family ${nth}`, message: `<b>Mabrouk</b> ${nth}` }))
    document.body.innerHTML = renderPage({ wishes }, 'en').body
    expect(screen.getByRole('heading', { name: 'Words from our loved ones' })).toBeInTheDocument()
    expect(screen.getByText('<b>Mabrouk</b> 5')).toBeVisible()
    expect(screen.getByText('<b>Mabrouk</b> 7')).not.toBeVisible()
  })

  it('has a form for requests only on the public link, and only when the couple takes requests', () => {
    const hasForm = (html: string) => {
      document.body.innerHTML = html
      return document.querySelector('form') !== null
    }
    expect(hasForm(renderPage().body)).toBe(false)
    expect(hasForm(renderPage({ takesRequests: true }).body)).toBe(true)
    const personal = { invitation: { ...invitation, takesRequests: true }, locale: 'ar', siteUrl, now } as const
    expect(hasForm(renderInvitation({ ...personal, kinds: ['wedding'] }).body)).toBe(false)
  })

  it('shows what was typed in a request that was not stored, also when the couple takes none any more', () => {
    const refusedRequest = { name: '<b>Sameh</b>', phone: '12', count: '3', message: 'With Omar' }
    document.body.innerHTML = renderInvitation({ invitation, locale: 'en', siteUrl, now, refusedRequest }).body
    const failure = screen.getByText(/^Your message could not be sent/)
    expect(failure).toBeVisible()
    expect(new URL(document.querySelector('form')!.action).hash).toBe(`#${failure.id}`)
    expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('<b>Sameh</b>')
    expect(screen.getByLabelText('Your phone number')).toHaveValue('12')
    expect(screen.getByLabelText('How many of you?')).toHaveValue('3')
    expect(screen.getByLabelText('A few words (optional)')).toHaveValue('With Omar')
    expect(screen.getByRole('textbox', { name: 'Your name' })).toBeVisible()
  })
})

describe('head of the guest page', () => {
  const findTags = (html: string) => {
    document.head.innerHTML = html
    const findMeta = (name: string) =>
      document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
    return {
      meta: findMeta,
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
      title: document.title,
    }
  }

  it('describes a shared link by names, date, hall and preview image', () => {
    const { meta, canonical, title } = findTags(renderPage().head)
    const address = `${siteUrl}/Invitations/Invitation?slug=${encodeURIComponent(invitation.slug)}`
    const picture = `${siteUrl}/api/v1/invitations/slug/${encodeURIComponent(invitation.slug)}/preview.png?v=3`
    expect([title, canonical, meta('og:url')]).toEqual(['زفاف عمر وليلى', address, address])
    expect(meta('description')).toBe('الجمعة ١٨ يونيو ٢٠٢٧ الساعة ٧:٣٠ مساءً · قاعة النيل · الزمالك')
    expect([meta('og:title'), meta('twitter:title')]).toEqual([title, title])
    expect([meta('og:description'), meta('twitter:description')]).toEqual([meta('description'), meta('description')])
    expect([meta('og:image'), meta('twitter:image')]).toEqual([picture, picture])
    expect([meta('og:image:width'), meta('og:image:height'), meta('twitter:card')]).toEqual([
      '1200',
      '630',
      'summary_large_image',
    ])
    expect(meta('og:locale')).toBe('ar_EG')
  })

  it('describes an English invitation in English', () => {
    const { meta, title } = findTags(
      renderPage({ language: 'en', groom: 'Omar', bride: 'Laila', weddinghole: 'Nile Hall', area: 'Zamalek' }, 'en')
        .head,
    )
    expect(title).toBe('Wedding of Omar & Laila')
    expect(meta('og:description')).toBe('Friday, 18 June 2027 at 7:30 pm · Nile Hall · Zamalek')
  })
})

it('renders the not-found page without a slug, with a link to the other language', () => {
  const { body, head } = renderNotice('notFound', 'en')
  document.body.innerHTML = body
  expect(screen.getByRole('heading', { name: 'Invitation Not Found' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: 'العربية' })).toHaveAttribute('href', '/Invitations/Invitation?slug=&lang=ar')
  expect(head).toBe('<title>Invitation Not Found</title>')
})
