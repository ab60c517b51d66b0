import { parseCard } from '../../invitations/card.ts'
import type { FileKind } from '../service.ts'
import { createCardText } from './cardText.ts'
import type { Format } from './designs/design.ts'

const createPictureKind = (format: Format, isStored: boolean): FileKind => ({
  name: format,
  mediaType: 'image/png',
  revision: 3,
  isInvitation: true,
  isStored,
  make: (row, { signal, pictures }) => {
    const { palette, accent } = parseCard(row.card) ?? {}
    const request = { format, template: row.template, text: createCardText(row), colors: { palette, accent } }
    return pictures.render(request, { owner: row.owner_id, signal })
  },
})

/** The link preview: 1200 × 630 px, under 300 KB. Messengers fetch it once and show that response, so it is stored with the invitation. */
export const previewFile = createPictureKind('preview', true)

/** The invitation for stories and groups: 1080 × 1350 px. */
export const pictureFile = createPictureKind('picture', false)
