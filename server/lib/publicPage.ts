import { GUEST_ROUTE } from './siteRoutes.ts'

/** The path of an invitation's public page, in the specification's spelling (§2). */
export const publicPagePath = (slug: string): string => `${GUEST_ROUTE}?slug=${encodeURIComponent(slug)}`

/** The same as an absolute address. */
export const publicPageAddress = ({ publicUrl }: { publicUrl: string }, slug: string): string => publicUrl + publicPagePath(slug)
