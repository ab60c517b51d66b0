import { defineMessages, type MessageTag } from 'react-intl'

/** Names of the pages of the console. */
export const consolePageMessages = defineMessages({
  overview: { id: 'operator.page.overview', defaultMessage: 'Overview' },
  providers: { id: 'operator.page.providers', defaultMessage: 'Providers' },
  reviews: { id: 'operator.page.reviews', defaultMessage: 'Reviews' },
  messages: { id: 'operator.page.messages', defaultMessage: 'Messages' },
  leads: { id: 'operator.page.leads', defaultMessage: 'Leads' },
  newsletter: { id: 'operator.page.newsletter', defaultMessage: 'Newsletter' },
  links: { id: 'operator.page.links', defaultMessage: 'Short links' },
  accounts: { id: 'operator.page.accounts', defaultMessage: 'Accounts' },
  mails: { id: 'operator.page.mails', defaultMessage: 'Email queue' },
  log: { id: 'operator.page.log', defaultMessage: 'Log' },
})

/** The frame of the console, and what several pages have. */
export const consoleMessages = {
  ...defineMessages({
    name: { id: 'operator.name', defaultMessage: 'Console' },
    navigation: { id: 'operator.navigation', defaultMessage: 'Pages of the console' },
    openMenu: { id: 'operator.openMenu', defaultMessage: 'Open the menu' },
    closeMenu: { id: 'operator.closeMenu', defaultMessage: 'Close the menu' },
    signOut: { id: 'operator.signOut', defaultMessage: 'Sign out' },
    signingOut: { id: 'operator.signingOut', defaultMessage: 'Signing out...' },
    signOutFailed: {
      id: 'operator.signOutFailed',
      defaultMessage: 'You are still signed in. Check your connection and try again.',
    },
    languageFailed: {
      id: 'operator.languageFailed',
      defaultMessage: 'The other language could not be loaded. Check your connection and try again.',
    },
    notFoundTitle: { id: 'operator.notFoundTitle', defaultMessage: 'There is no such page' },
    notFoundText: { id: 'operator.notFoundText', defaultMessage: 'The console has no page at this address.' },
    toOverview: { id: 'operator.toOverview', defaultMessage: 'Go to the overview' },
    loading: { id: 'operator.loading', defaultMessage: 'Loading...' },
    cancel: { id: 'operator.cancel', defaultMessage: 'Cancel' },
    none: { id: 'operator.none', defaultMessage: 'None' },
    yes: { id: 'operator.yes', defaultMessage: 'Yes' },
    no: { id: 'operator.no', defaultMessage: 'No' },
    arabic: { id: 'operator.arabic', defaultMessage: 'Arabic' },
    english: { id: 'operator.english', defaultMessage: 'English' },
    copy: { id: 'operator.copy', defaultMessage: 'Copy' },
    copied: { id: 'operator.copied', defaultMessage: 'Copied.' },
    copyFailed: { id: 'operator.copyFailed', defaultMessage: 'Your browser refused to copy. Select the text instead.' },
    downloadCsv: { id: 'operator.downloadCsv', defaultMessage: 'Download as CSV' },
    pages: { id: 'operator.pages', defaultMessage: 'Pages of the list' },
    previousPage: { id: 'operator.previousPage', defaultMessage: 'Previous page' },
    nextPage: { id: 'operator.nextPage', defaultMessage: 'Next page' },
    emptyPage: { id: 'operator.emptyPage', defaultMessage: 'This page of the list is empty.' },
    firstPage: { id: 'operator.firstPage', defaultMessage: 'Go to the first page' },
  }),
  ...defineMessages<{
    sessionUntil: { time: string }
    recoveryCodesLeft: { count: number }
    pageOf: { page: number; pages: number }
    total: { count: number }
    waiting: { count: number }
  }>({
    sessionUntil: { id: 'operator.sessionUntil', defaultMessage: 'Signed in until {time}' },
    recoveryCodesLeft: {
      id: 'operator.recoveryCodesLeft',
      defaultMessage:
        '{count, plural, =0 {You have no recovery codes left.} one {You have # recovery code left.} other {You have # recovery codes left.}} Ask for a new setup link.',
    },
    pageOf: { id: 'operator.pageOf', defaultMessage: 'Page {page, number} of {pages, number}' },
    total: { id: 'operator.total', defaultMessage: '{count, number} in all' },
    waiting: { id: 'operator.waiting', defaultMessage: '{count, number} waiting' },
  }),
}

/** The sign-in page of the console; the code is also asked before an account is deleted. */
export const consoleSignInMessages = defineMessages({
  title: { id: 'operator.signIn.title', defaultMessage: 'Sign in to the console' },
  lead: { id: 'operator.signIn.lead', defaultMessage: 'For the people who run Zaffa.' },
  email: { id: 'operator.signIn.email', defaultMessage: 'Email' },
  emailInvalid: { id: 'operator.signIn.emailInvalid', defaultMessage: 'Enter a valid email address' },
  password: { id: 'operator.signIn.password', defaultMessage: 'Password' },
  passwordRequired: { id: 'operator.signIn.passwordRequired', defaultMessage: 'Enter the password' },
  code: { id: 'operator.signIn.code', defaultMessage: 'Code' },
  codeHint: {
    id: 'operator.signIn.codeHint',
    defaultMessage: 'Six digits from your authenticator app, or a recovery code.',
  },
  codeRequired: { id: 'operator.signIn.codeRequired', defaultMessage: 'Enter the code of your authenticator app' },
  codeInvalid: {
    id: 'operator.signIn.codeInvalid',
    defaultMessage: 'Enter the six digits of the app, or a recovery code of at most 40 characters',
  },
  typeRecoveryCode: { id: 'operator.signIn.typeRecoveryCode', defaultMessage: 'Type a recovery code instead' },
  typeAppCode: { id: 'operator.signIn.typeAppCode', defaultMessage: 'Type a code of the app instead' },
  submit: { id: 'operator.signIn.submit', defaultMessage: 'Sign in' },
  busy: { id: 'operator.signIn.busy', defaultMessage: 'Signing in...' },
  refused: {
    id: 'operator.signIn.refused',
    defaultMessage: 'The email, the password or the code is wrong. Each code works once: wait for the next one.',
  },
  tooMany: {
    id: 'operator.signIn.tooMany',
    defaultMessage: 'There were too many attempts. Wait a few minutes, then try again.',
  },
})

/** The set-up of the second factor. */
export const consoleSetupMessages = {
  ...defineMessages<{ account: { email: string; bdi: MessageTag } }>({
    account: { id: 'operator.setup.account', defaultMessage: 'Account: <bdi>{email}</bdi>' },
  }),
  ...defineMessages({
    title: { id: 'operator.setup.title', defaultMessage: 'Set up your second factor' },
    scanTitle: { id: 'operator.setup.scanTitle', defaultMessage: '1. Add Zaffa to your authenticator app' },
    scanText: {
      id: 'operator.setup.scanText',
      defaultMessage: 'Scan the QR code with the app, or type the key into it.',
    },
    qrCode: { id: 'operator.setup.qrCode', defaultMessage: 'QR code for the authenticator app' },
    key: { id: 'operator.setup.key', defaultMessage: 'Key' },
    copyKey: { id: 'operator.setup.copyKey', defaultMessage: 'Copy the key' },
    openApp: { id: 'operator.setup.openApp', defaultMessage: 'Open in the authenticator app' },
    codeTitle: { id: 'operator.setup.codeTitle', defaultMessage: '2. Enter the first code' },
    codeHint: { id: 'operator.setup.codeHint', defaultMessage: 'The six digits that the app shows now.' },
    confirm: { id: 'operator.setup.confirm', defaultMessage: 'Confirm' },
    confirming: { id: 'operator.setup.confirming', defaultMessage: 'Confirming...' },
    wrongCode: {
      id: 'operator.setup.wrongCode',
      defaultMessage: 'The code is wrong. Enter the one that the app shows now.',
    },
    linkTitle: { id: 'operator.setup.linkTitle', defaultMessage: 'This link does not work' },
    linkText: {
      id: 'operator.setup.linkText',
      defaultMessage: 'It was used, it is older than 24 hours, or it is incomplete. Ask for a new setup link.',
    },
    codesTitle: { id: 'operator.setup.codesTitle', defaultMessage: 'Keep your recovery codes' },
    codesText: {
      id: 'operator.setup.codesText',
      defaultMessage:
        'Each works once instead of a code of the app, when your phone is lost. They are shown only here: keep them where your phone is not.',
    },
    codesLabel: { id: 'operator.setup.codesLabel', defaultMessage: 'Recovery codes' },
    copyCodes: { id: 'operator.setup.copyCodes', defaultMessage: 'Copy the codes' },
    downloadCodes: { id: 'operator.setup.downloadCodes', defaultMessage: 'Download as a text file' },
    fileTitle: { id: 'operator.setup.fileTitle', defaultMessage: 'Recovery codes of the Zaffa console' },
    keptCodes: { id: 'operator.setup.keptCodes', defaultMessage: 'I have kept them: sign in' },
  }),
}

/** The overview: queues and the server's health. */
export const overviewMessages = {
  ...defineMessages({
    queues: { id: 'operator.overview.queues', defaultMessage: 'What is waiting' },
    providers: { id: 'operator.overview.providers', defaultMessage: 'providers to decide on' },
    reviews: { id: 'operator.overview.reviews', defaultMessage: 'reviews to decide on' },
    messages: { id: 'operator.overview.messages', defaultMessage: 'open messages' },
    mails: { id: 'operator.overview.mails', defaultMessage: 'emails not delivered yet' },
    leads: { id: 'operator.overview.leads', defaultMessage: 'leads from the home page' },
    subscribers: { id: 'operator.overview.subscribers', defaultMessage: 'newsletter subscribers' },
    health: { id: 'operator.overview.health', defaultMessage: 'The server' },
    database: { id: 'operator.overview.database', defaultMessage: 'Database' },
    sqlite: { id: 'operator.overview.sqlite', defaultMessage: 'embedded (SQLite)' },
    postgres: { id: 'operator.overview.postgres', defaultMessage: 'PostgreSQL' },
    backup: { id: 'operator.overview.backup', defaultMessage: 'Last backup' },
    neverBackedUp: {
      id: 'operator.overview.neverBackedUp',
      defaultMessage: 'There is no backup yet. Run one today, and plan one for each night.',
    },
    oldestMail: { id: 'operator.overview.oldestMail', defaultMessage: 'Oldest waiting email' },
    noMail: { id: 'operator.overview.noMail', defaultMessage: 'none is waiting' },
    connections: { id: 'operator.overview.connections', defaultMessage: 'Database connections' },
    memory: { id: 'operator.overview.memory', defaultMessage: 'Memory' },
    release: { id: 'operator.overview.release', defaultMessage: 'Release' },
    startedAt: { id: 'operator.overview.startedAt', defaultMessage: 'Running since' },
  }),
  ...defineMessages<{
    oldBackup: { age: string }
    oldMail: { age: string }
    pool: { inUse: number; idle: number; max: number; waiting: number }
  }>({
    oldBackup: {
      id: 'operator.overview.oldBackup',
      defaultMessage: 'The last backup is {age} old. Check why the nightly one did not run.',
    },
    oldMail: {
      id: 'operator.overview.oldMail',
      defaultMessage: 'An email has been waiting for {age}. Check the mail server.',
    },
    pool: {
      id: 'operator.overview.pool',
      defaultMessage:
        '{inUse, number} in use, {idle, number} idle, at most {max, number}; {waiting, plural, =0 {no request waits} one {# request waits} other {# requests wait}}',
    },
  }),
}
