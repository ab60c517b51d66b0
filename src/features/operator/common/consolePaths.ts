import { API_PREFIX } from '@shared/limits'

/** The console's address on the site; its own paths begin below it. */
export const CONSOLE_BASE = '/operator'

/** The paths of the console's pages, below `CONSOLE_BASE`. */
export const consolePaths = {
  overview: '/',
  providers: '/providers',
  reviews: '/reviews',
  messages: '/messages',
  leads: '/leads',
  newsletter: '/newsletter',
  links: '/links',
  accounts: '/accounts',
  mails: '/mails',
  log: '/log',
  setup: '/setup',
} as const

/** @returns the address of a whole list as CSV */
export const getCsvPath = (list: 'providers' | 'messages' | 'leads' | 'subscribers'): string =>
  `${API_PREFIX}/operator/exports/${list}.csv`
