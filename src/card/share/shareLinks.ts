/** The shared content: a text, a URL, and hashtags without #. */
export interface Share {
  url: string
  text: string
  hashtags: readonly string[]
}

export type Network = 'facebook' | 'whatsapp' | 'twitter'

const address = (base: string, values: Record<string, string>): string =>
  `${base}?${Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`

const formatHashtags = (hashtags: readonly string[]): string => hashtags.map((tag) => `#${tag}`).join(' ')
const joinLines = (...texts: string[]): string => texts.filter((text) => text !== '').join('\n')

const builders: Record<Network, (share: Share) => string> = {
  facebook: ({ url, text, hashtags }) =>
    address('https://www.facebook.com/sharer/sharer.php', {
      u: url,
      quote: text,
      hashtag: formatHashtags(hashtags.slice(0, 1)),
    }),
  whatsapp: ({ url, text, hashtags }) =>
    address('https://wa.me/', { text: joinLines(text, url, formatHashtags(hashtags)) }),
  twitter: ({ url, text, hashtags }) =>
    address('https://twitter.com/intent/tweet', { text, url, hashtags: hashtags.join(',') }),
}

/** @returns a network's share URL. Facebook accepts one hashtag, WhatsApp has them in its text. */
export const getShareUrl = (network: Network, share: Share): string => builders[network](share)
