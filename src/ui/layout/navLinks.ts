import { paths } from '@shared/routes'
import { layoutMessages } from '@/i18n/messages/site'

/** The links of the navigation bar, in order (specification §2). */
export const navLinks = [
  { to: paths.home, label: layoutMessages.home },
  { to: paths.about, label: layoutMessages.about },
  { to: paths.providers, label: layoutMessages.providers },
  { to: paths.items, label: layoutMessages.items },
  { to: paths.contact, label: layoutMessages.contact },
] as const
