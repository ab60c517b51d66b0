import { parseCard } from '../../invitations/card.ts'
import type { InvitationRow } from '../../invitations/model.ts'
import type { FileKind } from '../service.ts'
import { createCardText } from './cardText.ts'
import type { Format } from './designs/design.ts'
import type { PictureRequest } from './render.ts'

/** @returns what the renderer needs of an invitation */
export function createPictureRequest(format: Format, row: InvitationRow): PictureRequest {
  const { palette, accent, fontPair } = parseCard(row.card) ?? {}
  return { format, template: row.template, text: createCardText(row), colors: { palette, accent }, fontPair }
}

const createPictureKind = (format: Format, isStored: boolean): FileKind => ({
  name: format,
  mediaType: 'image/png',
  revision: 3,
  isInvitation: true,
  isStored,
  make: (row, { signal, pictures }) =>
    pictures.render(createPictureRequest(format, row), { owner: row.owner_id, signal }),
})

/** The link preview: 1200 × 630 px, under 300 KB. Messengers fetch it once and show that response, so it is stored with the invitation. */
export const previewFile = createPictureKind('preview', true)

/** The invitation for stories and groups: 1080 × 1350 px. */
export const pictureFile = createPictureKind('picture', false)
