import { getShareUrl } from './shareLinks'

const share = {
  url: 'https://zaffa.example/Invitations/Invitation?slug=عمر-ليلى&x=1',
  text: 'ندعوكم & نحبكم',
  hashtags: ['زفّة', 'Zaffa'],
}
const url =
  'https%3A%2F%2Fzaffa.example%2FInvitations%2FInvitation%3Fslug%3D%D8%B9%D9%85%D8%B1-%D9%84%D9%8A%D9%84%D9%89%26x%3D1'
const text = '%D9%86%D8%AF%D8%B9%D9%88%D9%83%D9%85%20%26%20%D9%86%D8%AD%D8%A8%D9%83%D9%85'
const tag = '%D8%B2%D9%81%D9%91%D8%A9'

describe('getShareUrl', () => {
  it('passes URL, text and one hashtag to Facebook', () => {
    expect(getShareUrl('facebook', share)).toBe(
      `https://www.facebook.com/sharer/sharer.php?u=${url}&quote=${text}&hashtag=%23${tag}`,
    )
  })

  it('passes everything in one text to WhatsApp', () => {
    expect(getShareUrl('whatsapp', share)).toBe(`https://wa.me/?text=${text}%0A${url}%0A%23${tag}%20%23Zaffa`)
  })

  it('passes text, URL and hashtags separately to Twitter', () => {
    expect(getShareUrl('twitter', share)).toBe(
      `https://twitter.com/intent/tweet?text=${text}&url=${url}&hashtags=${tag}%2CZaffa`,
    )
  })

  it('omits empty parameters', () => {
    expect(getShareUrl('twitter', { url: 'https://a.example/', text: '', hashtags: [] })).toBe(
      'https://twitter.com/intent/tweet?url=https%3A%2F%2Fa.example%2F',
    )
  })
})
