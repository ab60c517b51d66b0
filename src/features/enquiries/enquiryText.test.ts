import { createIntl } from 'react-intl'
import { WHATSAPP_LINK_MAX_CHARACTERS } from '@shared/guests/messageTemplate'
import { readMessages } from '@tests/messages'
import { buildEnquiryText, getEnquiryLink } from './enquiryText'

const getIntl = (locale: 'ar' | 'en') =>
  createIntl({ locale: locale === 'ar' ? 'ar-EG' : 'en', messages: readMessages(locale, '') })
const content = {
  reference: 'K7M3P9',
  name: 'Laila Hassan',
  weddingDate: '2027-06-18',
  place: 'Heliopolis, Cairo',
  guests: 250,
  message: 'Is the garden free that evening?',
}
const provider = { name: 'Nile Garden', phone: '01012345678' }

describe('buildEnquiryText', () => {
  it('writes all that is known in English', () =>
    expect(buildEnquiryText(getIntl('en'), provider.name, content)).toBe(
      [
        'Hello Nile Garden,',
        '',
        'Is the garden free that evening?',
        '',
        'Date: Friday, June 18, 2027',
        'Place: Heliopolis, Cairo',
        'Guests: 250',
        'Name: Laila Hassan',
        'Zaffa reference K7M3P9',
      ].join('\n'),
    ))

  it('writes Arabic digits in Arabic, and leaves out what is not known', () =>
    expect(
      buildEnquiryText(getIntl('ar'), 'حديقة النيل', { ...content, weddingDate: null, place: null, message: 'هل؟' }),
    ).toBe(
      ['أهلًا حديقة النيل،', '', 'هل؟', '', 'عدد الضيوف: ٢٥٠', 'الاسم: Laila Hassan', 'رقم الاستفسار على زفّة: K7M3P9'].join(
        '\n',
      ),
    ))
})

describe('getEnquiryLink', () => {
  it('shortens the question until the link surely opens, and keeps the reference', () => {
    const link = getEnquiryLink(getIntl('ar'), provider, { ...content, message: 'سؤال طويل '.repeat(100) })
    expect(link.length).toBeLessThanOrEqual(WHATSAPP_LINK_MAX_CHARACTERS)
    const text = new URL(link).searchParams.get('text')
    expect(text).toContain('سؤال طويل سؤال')
    expect(text).toContain('…\n\n')
    expect(text).toContain('K7M3P9')
  })

  it('leads to the number in international form', () =>
    expect(getEnquiryLink(getIntl('en'), provider, content)).toMatch(/^https:\/\/wa\.me\/201012345678\?text=Hello/))
})
