import { LtrText } from './LtrText'

/** @returns the address as a part of a mailto: link; a stranger may have written a question mark in it, which would begin the mail's fields */
const encodeMail = (email: string): string => encodeURIComponent(email).replaceAll('%40', '@')

/** An e-mail address that opens the mail program. */
export const MailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${encodeMail(email)}`}>
    <LtrText>{email}</LtrText>
  </a>
)
