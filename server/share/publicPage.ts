import type { Config } from '../config.ts'
import { GUEST_ROUTE } from '../siteRoutes.ts'

/** The absolute address of an invitation's public page, in the specification's spelling (§2). */
export const publicPageAddress = ({ publicUrl }: Config, slug: string): string =>
  `${publicUrl}${GUEST_ROUTE}?slug=${encodeURIComponent(slug)}`
