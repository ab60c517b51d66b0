import type { FileKind } from '../files.ts'

const unmade = (name: string): FileKind => ({
  name,
  mediaType: 'image/png',
  revision: 1,
  make: async () => {
    throw new Error(`${name} is not drawn yet`)
  },
})

/** What a shared link shows: 1200 × 630 px, under 300 KB. */
export const previewFile = unmade('preview')

/** The invitation for stories and groups: 1080 × 1350 px. */
export const pictureFile = unmade('picture')
