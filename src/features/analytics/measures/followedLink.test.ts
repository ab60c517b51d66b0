import { classifyLink } from './followedLink'

const context = {
  pageUrl: 'https://zaffa.example/items?category=storage',
  stores: {
    shop: 'https://store.zaffa.example',
    google_play: 'https://play.google.com/store/apps/details?id=example.zaffa.app',
    app_store: 'https://apps.apple.com/app/id0000000000',
  },
}

describe('classifyLink', () => {
  it.each([
    ['/about', null],
    ['#top', null],
    ['https://zaffa.example/contact', null],
    ['mailto:support@zaffa.example', null],
    ['tel:+20200000000', null],
    ['javascript:void 0', null],
    [
      'https://wa.me/?text=https%3A%2F%2Fzaffa.example%2FInvitations%2FInvitation%3Fslug%3Domar',
      { kind: 'outbound', domain: 'wa.me' },
    ],
    ['https://www.google.com/maps/@30.04,31.23,17z', { kind: 'outbound', domain: 'www.google.com' }],
    ['https://store.zaffa.example/', { kind: 'store', store: 'shop' }],
    ['https://store.zaffa.example/rings?ref=1', { kind: 'store', store: 'shop' }],
    [
      'https://play.google.com/store/apps/details?id=example.zaffa.app&referrer=x',
      { kind: 'store', store: 'google_play' },
    ],
    ['https://play.google.com/music', { kind: 'outbound', domain: 'play.google.com' }],
    ['https://apps.apple.com/app/id0000000000', { kind: 'store', store: 'app_store' }],
  ])('classifies %s as %j', (href, expected) => expect(classifyLink(href, context)).toEqual(expected))

  it.each(['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'zip', 'rar'])(
    'classifies a .%s file as a download, here and elsewhere',
    (extension) => {
      expect(classifyLink(`/files/Budget.${extension.toUpperCase()}?v=1`, context)).toEqual({
        kind: 'download',
        file: `Budget.${extension.toUpperCase()}`,
        extension,
      })
      expect(classifyLink(`https://other.example/a/b.${extension}`, context)).toEqual({
        kind: 'download',
        file: `b.${extension}`,
        extension,
      })
    },
  )

  it.each(['/api/v1/invitations/slug/x/qr.png', '/a.pdf/b', '/calendar.ics'])(
    'does not classify %s as a download',
    (href) => expect(classifyLink(href, context)).toBeNull(),
  )
})
