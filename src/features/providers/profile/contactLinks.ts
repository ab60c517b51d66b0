import { parseAddress } from '@shared/parseAddress'
import { toE164 } from '@/lib/phone/egyptianMobile'

/** A `tel:` link that works from any country. */
export const getCallLink = (contactNumber: string): string => `tel:${toE164(contactNumber)}`

/** A WhatsApp link, without saving the number as a contact. */
export const getWhatsAppLink = (contactNumber: string): string => `https://wa.me/${toE164(contactNumber).slice(1)}`

/** @returns the URL when it is http(s), so that no script can be in a link. */
export function getWebsiteLink(website: string | null | undefined): string | null {
  const url = website ? parseAddress(website) : null
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : null
}

/** Names of networks by their domain. */
const NETWORKS: Record<string, string> = {
  'facebook.com': 'Facebook',
  'fb.com': 'Facebook',
  'fb.me': 'Facebook',
  'instagram.com': 'Instagram',
  'tiktok.com': 'TikTok',
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'x.com': 'X',
  'twitter.com': 'X',
  'threads.net': 'Threads',
  'threads.com': 'Threads',
  'snapchat.com': 'Snapchat',
  'pinterest.com': 'Pinterest',
  'behance.net': 'Behance',
  'linkedin.com': 'LinkedIn',
}

/** @returns the network of a link by its host, such as m.facebook.com; else the host */
export function getSiteName(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '')
  const network = Object.keys(NETWORKS).find((domain) => host === domain || host.endsWith(`.${domain}`))
  return (network && NETWORKS[network]) ?? host
}
