import type { Config } from '../config.ts'

/** The absolute address of an invitation's public page, in the specification's spelling (§2). */
export const publicPageAddress = ({ publicUrl }: Config, slug: string): string =>
  `${publicUrl}/Invitations/Invitation?slug=${encodeURIComponent(slug)}`
