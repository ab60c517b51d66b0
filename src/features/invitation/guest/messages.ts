import { defineMessages, type MessageTag } from 'react-intl'

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
    saveTheDate: { id: 'invitation.guest.saveTheDate', defaultMessage: 'Save the date' },
    news: { id: 'invitation.guest.news', defaultMessage: 'A little news since your last visit' },
    newsDate: { id: 'invitation.guest.newsDate', defaultMessage: 'The day' },
    newsTime: { id: 'invitation.guest.newsTime', defaultMessage: 'The time' },
    newsHall: { id: 'invitation.guest.newsHall', defaultMessage: 'The hall' },
    newsAddress: { id: 'invitation.guest.newsAddress', defaultMessage: 'The address' },
    newsMap: { id: 'invitation.guest.newsMap', defaultMessage: 'The map' },
    newLink: { id: 'invitation.guest.newLink', defaultMessage: 'a new link' },
    later: { id: 'invitation.guest.later', defaultMessage: 'will be told later' },
    gotIt: { id: 'invitation.guest.gotIt', defaultMessage: 'Got it' },
    home: { id: 'invitation.guest.home', defaultMessage: 'Made with love on Zaffa' },
  }),
  ...defineMessages<{ rights: { year: string }; insteadOf: { old: string; bdi: MessageTag } }>({
    insteadOf: { id: 'invitation.guest.insteadOf', defaultMessage: 'instead of <bdi>{old}</bdi>' },
    rights: { id: 'invitation.guest.rights', defaultMessage: '© {year} Zaffa' },
  }),
}
