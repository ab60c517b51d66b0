import { defineMessages } from 'react-intl'

export const errorPageMessages = defineMessages({
  unexpectedTitle: { id: 'errorPage.unexpectedTitle', defaultMessage: 'Unexpected Application Error!' },
  routeStatus: { id: 'errorPage.routeStatus', defaultMessage: '404 Not Found' },
  routeText: { id: 'errorPage.routeText', defaultMessage: 'No page matches this address. It may have moved, or a letter may be missing from the link.' },
  chunkText: { id: 'errorPage.chunkText', defaultMessage: 'Loading chunk failed' },
  chunkHint: { id: 'errorPage.chunkHint', defaultMessage: 'A part of the page did not arrive. Check your connection, then load the page again: what you typed is kept.' },
  crashHint: { id: 'errorPage.crashHint', defaultMessage: 'Something broke on our side. What you typed is kept: load the page again.' },
  reload: { id: 'errorPage.reload', defaultMessage: 'Load again' },
  goHome: { id: 'errorPage.goHome', defaultMessage: 'Go Home' },
})
