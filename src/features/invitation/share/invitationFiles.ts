import { invitationFilePath, type InvitationFile } from '@shared/routes'

/** What a link to a file needs: the address, and the name under which it is saved. */
export interface FileLink {
  href: string
  download: string
}

/** A published invitation, as far as its files go. */
export interface FilesOf {
  slug: string
  version: number
  groom: string
  bride: string
}

/** A file's name with both of these in Arabic still fits the 255 octets of a file system. */
const FILE_NAME_LETTERS = 24

/** A couple's name in a file's name: its first words, without what file systems refuse. */
export const nameInFile = (name: string): string => {
  const letters = [...name.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').replace(/\s+/g, ' ').trim()]
  if (letters.length <= FILE_NAME_LETTERS) return letters.join('')
  const cut = letters.slice(0, FILE_NAME_LETTERS + 1).join('')
  return cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : letters.slice(0, FILE_NAME_LETTERS).join('')
}

/** Links to an invitation's files, saved under `title` (the couple's, made of `nameInFile`). */
export function fileLinks({ slug, version }: FilesOf, title: string) {
  const link = (file: InvitationFile, download: string): FileLink => ({ href: invitationFilePath(slug, file, version), download })
  return {
    calendar: link('calendar.ics', `${title}.ics`),
    picture: link('picture.png', `${title}.png`),
    qrPng: link('qr.png', `${title} QR.png`),
    qrSvg: link('qr.svg', `${title} QR.svg`),
  }
}
