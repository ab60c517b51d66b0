import type { FileKind } from '../files.ts'
import type { Format } from './formats.ts'
import { paint } from './painter.ts'
import { wordsOf } from './words.ts'

const pictureKind = (format: Format): FileKind => ({
  name: format,
  mediaType: 'image/png',
  revision: 1,
  make: (row) => paint({ format, template: row.template, words: wordsOf(row) }),
})

/** What a shared link shows: 1200 × 630 px, under 300 KB. */
export const previewFile = pictureKind('preview')

/** The invitation for stories and groups: 1080 × 1350 px. */
export const pictureFile = pictureKind('picture')
