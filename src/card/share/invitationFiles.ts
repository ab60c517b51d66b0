import type { Card } from '@shared/card/card'
import { invitationFilePath, type InvitationFile } from '@shared/routes'

/** The URL and file name of a download. */
export interface FileLink {
  href: string
  download: string
}

/** The fields of a published invitation that its files depend on. */
export interface FilesOf {
  slug: string
  version: number
  groom: string
  bride: string
  card?: Card | undefined
}

/** Limit for each name: both in Arabic still fit the 255 bytes of a file name. */
const FILE_NAME_MAX_CHARACTERS = 24

/** Converts a name for a file name: its first words, without characters that file systems refuse. */
export const toFileNamePart = (name: string): string => {
  const characters = [
    ...name
      .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
  if (characters.length <= FILE_NAME_MAX_CHARACTERS) return characters.join('')
  const cut = characters.slice(0, FILE_NAME_MAX_CHARACTERS + 1).join('')
  return cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : characters.slice(0, FILE_NAME_MAX_CHARACTERS).join('')
}

/** @returns links to an invitation's files, saved under `title` (built with `nameInFile`). */
export function getFileLinks({ slug, version }: FilesOf, title: string) {
  const createLink = (file: InvitationFile, download: string): FileLink => ({
    href: invitationFilePath(slug, file, version),
    download,
  })
  return {
    calendar: createLink('calendar.ics', `${title}.ics`),
    picture: createLink('picture.png', `${title}.png`),
    qrPng: createLink('qr.png', `${title} QR.png`),
    qrSvg: createLink('qr.svg', `${title} QR.svg`),
  }
}
