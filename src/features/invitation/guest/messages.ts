import { defineMessages } from 'react-intl'

export const guestMessages = {
  ...defineMessages({
    notFound: { id: 'invitation.guest.notFound', defaultMessage: 'Invitation Not Found' },
    notFoundText: {
      id: 'invitation.guest.notFoundText',
      defaultMessage: "The invitation you're looking for doesn't exist or has expired",
    },
    goHome: { id: 'invitation.guest.goHome', defaultMessage: 'Go Home' },
    failed: { id: 'invitation.guest.failed', defaultMessage: 'The invitation is on its way' },
    failedText: { id: 'invitation.guest.failedText', defaultMessage: 'It has not reached you yet, but it is safe.' },
    retry: { id: 'invitation.guest.retry', defaultMessage: 'Try again' },
    playMusic: { id: 'invitation.guest.playMusic', defaultMessage: 'Play the music' },
    pauseMusic: { id: 'invitation.guest.pauseMusic', defaultMessage: 'Pause the music' },
    musicFailed: { id: 'invitation.guest.musicFailed', defaultMessage: 'The music could not be played. Tap to try again.' },
    language: { id: 'invitation.guest.language', defaultMessage: 'العربية' },
    siteName: { id: 'invitation.guest.siteName', defaultMessage: 'Zaffa' },
    home: { id: 'invitation.guest.home', defaultMessage: 'Made with love on Zaffa' },
  }),
  ...defineMessages<{ title: { groom: string; bride: string }; rights: { year: string } }>({
    title: { id: 'invitation.guest.title', defaultMessage: 'The wedding of {groom} & {bride}' },
    rights: { id: 'invitation.guest.rights', defaultMessage: '© {year} Zaffa' },
  }),
}
