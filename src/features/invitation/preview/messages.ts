import { defineMessages } from 'react-intl'

export const previewMessages = {
  ...defineMessages({
    title: { id: 'invitation.preview.title', defaultMessage: 'Live preview' },
    open: { id: 'invitation.preview.open', defaultMessage: 'Preview' },
    close: { id: 'invitation.preview.close', defaultMessage: 'Close the preview' },
    choose: { id: 'invitation.preview.choose', defaultMessage: 'Choose a template, and watch your invitation come to life here' },
    failed: { id: 'invitation.preview.failed', defaultMessage: 'The preview could not be loaded. What you typed is kept.' },
  }),
  ...defineMessages<{ label: { groom: string; bride: string } }>({
    label: { id: 'invitation.preview.label', defaultMessage: 'Preview of the invitation of {groom} and {bride}, as guests will see it' },
  }),
}
