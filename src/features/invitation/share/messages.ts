import { defineMessages } from 'react-intl'

export const shareMessages = {
  ...defineMessages({
    title: { id: 'invitation.share.title', defaultMessage: 'Share the joy' },
    copy: { id: 'invitation.share.copy', defaultMessage: 'Copy Link' },
    copied: { id: 'invitation.share.copied', defaultMessage: 'Link copied' },
    notCopied: { id: 'invitation.share.notCopied', defaultMessage: 'The link could not be copied. Here it is, to copy by hand:' },
    facebook: { id: 'invitation.share.facebook', defaultMessage: 'Share on Facebook' },
    whatsapp: { id: 'invitation.share.whatsapp', defaultMessage: 'Share on WhatsApp' },
    twitter: { id: 'invitation.share.twitter', defaultMessage: 'Share on Twitter' },
    more: { id: 'invitation.share.more', defaultMessage: 'More ways to share' },
    addToCalendar: { id: 'invitation.share.addToCalendar', defaultMessage: 'Add to calendar' },
    googleCalendar: { id: 'invitation.share.googleCalendar', defaultMessage: 'Google Calendar' },
    saveAsPicture: { id: 'invitation.share.saveAsPicture', defaultMessage: 'Save as picture' },
    qrCode: { id: 'invitation.share.qrCode', defaultMessage: 'QR code' },
    qrAlt: { id: 'invitation.share.qrAlt', defaultMessage: 'QR code that opens this invitation' },
    qrPng: { id: 'invitation.share.qrPng', defaultMessage: 'Save as PNG' },
    qrSvg: { id: 'invitation.share.qrSvg', defaultMessage: 'Save as SVG' },
  }),
  ...defineMessages<{ wedding: { groom: string; bride: string } }>({
    wedding: { id: 'invitation.share.wedding', defaultMessage: 'Wedding of {groom} & {bride}' },
  }),
}
