import type { Config } from '../../config/config.ts'
import { GUEST_ROUTE } from '../site/siteRoutes.ts'

/** The path of an invitation's public page, in the specification's spelling (§2). */
export const publicPagePath = (slug: string): string => `${GUEST_ROUTE}?slug=${encodeURIComponent(slug)}`

/** The same as an absolute address. */
export const publicPageAddress = ({ publicUrl }: Config, slug: string): string => publicUrl + publicPagePath(slug)
