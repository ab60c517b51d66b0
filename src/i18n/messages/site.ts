import { defineMessages } from 'react-intl'

export const layoutMessages = {
  ...defineMessages({
    brand: { id: 'layout.brand', defaultMessage: 'Zaffa' },
    skip: { id: 'layout.skip', defaultMessage: 'Skip to the content' },
    mainNavigation: { id: 'layout.mainNavigation', defaultMessage: 'Main navigation' },
    home: { id: 'layout.home', defaultMessage: 'Home' },
    about: { id: 'layout.about', defaultMessage: 'About' },
    providers: { id: 'layout.providers', defaultMessage: 'Providers' },
    items: { id: 'layout.items', defaultMessage: 'Items' },
    contact: { id: 'layout.contact', defaultMessage: 'Contact' },
    visitStore: { id: 'layout.visitStore', defaultMessage: 'Visit Store' },
    store: { id: 'layout.store', defaultMessage: 'Store' },
    downloadApp: { id: 'layout.downloadApp', defaultMessage: 'Download App' },
    signIn: { id: 'layout.signIn', defaultMessage: 'Sign In' },
    dashboard: { id: 'layout.dashboard', defaultMessage: 'My wedding' },
    myAccount: { id: 'layout.myAccount', defaultMessage: 'My account' },
    signOut: { id: 'layout.signOut', defaultMessage: 'Sign out' },
    menu: { id: 'layout.menu', defaultMessage: 'Menu' },
    otherLanguage: { id: 'layout.otherLanguage', defaultMessage: 'العربية' },
    switchLanguage: { id: 'layout.switchLanguage', defaultMessage: 'العربية: change the language to Arabic' },
    newTab: { id: 'layout.newTab', defaultMessage: '(opens in a new tab)' },
    tagline: {
      id: 'layout.tagline',
      defaultMessage: 'From the first “yes” to the last zaghrouta: your wedding in one place.',
    },
    plan: { id: 'layout.plan', defaultMessage: 'Plan' },
    createInvitation: { id: 'layout.createInvitation', defaultMessage: 'Create an invitation' },
    becomeProvider: { id: 'layout.becomeProvider', defaultMessage: 'Become a Provider' },
    templates: { id: 'layout.templates', defaultMessage: 'Invitation templates' },
    help: { id: 'layout.help', defaultMessage: 'Help and policies' },
    support: { id: 'layout.support', defaultMessage: 'Support' },
    terms: { id: 'layout.terms', defaultMessage: 'Terms and conditions' },
    privacy: { id: 'layout.privacy', defaultMessage: 'Privacy policy' },
    deleteAccount: { id: 'layout.deleteAccount', defaultMessage: 'Delete account' },
    privacyChoices: { id: 'layout.privacyChoices', defaultMessage: 'Privacy choices' },
    app: { id: 'layout.app', defaultMessage: 'The app' },
    googlePlay: { id: 'layout.googlePlay', defaultMessage: 'Google Play' },
    iosSoon: { id: 'layout.iosSoon', defaultMessage: 'iPhone: coming soon' },
    follow: { id: 'layout.follow', defaultMessage: 'Follow us' },
  }),
  ...defineMessages<{ rights: { year: string }; unread: { count: number } }>({
    unread: { id: 'layout.unread', defaultMessage: '{count, plural, one {# new reply} other {# new replies}}' },
    rights: { id: 'layout.rights', defaultMessage: '© {year} Zaffa. All rights reserved.' },
  }),
}

export const fieldMessages = defineMessages({
  showPassword: { id: 'fields.showPassword', defaultMessage: 'Show the password' },
  hidePassword: { id: 'fields.hidePassword', defaultMessage: 'Hide the password' },
})

export const feedbackMessages = defineMessages({
  retry: { id: 'feedback.retry', defaultMessage: 'Try again' },
  undo: { id: 'feedback.undo', defaultMessage: 'Undo' },
  typingRestored: { id: 'feedback.typingRestored', defaultMessage: 'We have restored what you had typed.' },
})

export const carouselMessages = {
  ...defineMessages({
    carousel: { id: 'carousel.carousel', defaultMessage: 'carousel' },
    slide: { id: 'carousel.slide', defaultMessage: 'slide' },
    previous: { id: 'carousel.previous', defaultMessage: 'Previous' },
    next: { id: 'carousel.next', defaultMessage: 'Next' },
    pause: { id: 'carousel.pause', defaultMessage: 'Pause' },
    play: { id: 'carousel.play', defaultMessage: 'Play' },
  }),
  ...defineMessages<{ position: { n: number; count: number; label: string } }>({
    position: { id: 'carousel.position', defaultMessage: '{n, number} of {count, number}: {label}' },
  }),
}

export const pageMessages = {
  ...defineMessages({
    createTitle: { id: 'pages.createTitle', defaultMessage: 'Create your invitation' },
    cardTitle: { id: 'pages.cardTitle', defaultMessage: 'Your invitation' },
    passwordSet: { id: 'pages.passwordSet', defaultMessage: 'Your new password is set. Sign in with it.' },
    providerRegistered: {
      id: 'pages.providerRegistered',
      defaultMessage: 'Provider registration submitted successfully!',
    },
    providerWaits: {
      id: 'pages.providerWaits',
      defaultMessage: 'Saved. Couples see it once we have approved it.',
    },
    providerDeleted: { id: 'pages.providerDeleted', defaultMessage: 'The entry is deleted.' },
    signedOut: { id: 'pages.signedOut', defaultMessage: 'You are signed out.' },
    changesKept: {
      id: 'pages.changesKept',
      defaultMessage: 'Changes that are not sent stay on this device. They are sent when you sign in again.',
    },
    accountDeleted: { id: 'pages.accountDeleted', defaultMessage: 'Account deleted successfully!' },
    invitationDeleted: { id: 'pages.invitationDeleted', defaultMessage: 'The invitation is deleted.' },
    weddingJoined: { id: 'pages.weddingJoined', defaultMessage: 'You have joined the wedding.' },
    weddingLeft: { id: 'pages.weddingLeft', defaultMessage: 'You have left the wedding.' },
  }),
  ...defineMessages<{ title: { page: string; brand: string } }>({
    title: { id: 'pages.title', defaultMessage: '{page} · {brand}' },
  }),
}

/** Names of the templates, which the home page shows too. */
export const templateMessages = defineMessages({
  mashrabiya: { id: 'invitation.template.mashrabiya', defaultMessage: 'Mashrabiya' },
  jasmine: { id: 'invitation.template.jasmine', defaultMessage: 'Jasmine' },
  fanous: { id: 'invitation.template.fanous', defaultMessage: 'Fanous' },
  nile: { id: 'invitation.template.nile', defaultMessage: 'Nile' },
})

export const errorPageMessages = defineMessages({
  unexpectedTitle: { id: 'errorPage.unexpectedTitle', defaultMessage: 'Unexpected Application Error!' },
  routeStatus: { id: 'errorPage.routeStatus', defaultMessage: '404 Not Found' },
  routeText: {
    id: 'errorPage.routeText',
    defaultMessage: 'This page does not exist. It may have moved, or the link may be incomplete.',
  },
  badRequestStatus: { id: 'errorPage.badRequestStatus', defaultMessage: '400 Bad Request' },
  methodStatus: { id: 'errorPage.methodStatus', defaultMessage: '405 Method Not Allowed' },
  methodText: {
    id: 'errorPage.methodText',
    defaultMessage: 'Nothing was sent. Open the page again.',
  },
  chunkText: { id: 'errorPage.chunkText', defaultMessage: 'Loading chunk failed' },
  chunkHint: {
    id: 'errorPage.chunkHint',
    defaultMessage: 'Check your connection, then reload the page. The draft of your invitation is kept.',
  },
  crashHint: {
    id: 'errorPage.crashHint',
    defaultMessage: 'Something went wrong on our side. Reload the page. What you have typed is kept.',
  },
  reload: { id: 'errorPage.reload', defaultMessage: 'Reload' },
  goHome: { id: 'errorPage.goHome', defaultMessage: 'Go Home' },
})

export const appMessages = defineMessages({
  languageFailed: {
    id: 'app.languageFailed',
    defaultMessage: 'The other language could not be loaded. Check your connection and try again.',
  },
})

/** The specification's error catalogue (§8), verbatim in English. */
export const errorMessages = {
  ...defineMessages({
    network: { id: 'errors.network', defaultMessage: 'Network error. Please check your connection.' },
    timeout: { id: 'errors.timeout', defaultMessage: 'Request timeout. Please try again.' },
    unauthorized: { id: 'errors.unauthorized', defaultMessage: 'You are not authorized to perform this action.' },
    notFound: { id: 'errors.notFound', defaultMessage: 'The requested resource was not found.' },
    server: { id: 'errors.server', defaultMessage: 'Server error. Please try again later.' },
    badRequest: { id: 'errors.badRequest', defaultMessage: 'Please check your input and try again' },
  }),
  ...defineMessages<{ other: { status: number; statusText: string } }>({
    other: { id: 'errors.other', defaultMessage: 'HTTP {status}: {statusText}' },
  }),
}
