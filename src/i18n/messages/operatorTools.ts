import { defineMessages, type MessageTag } from 'react-intl'

/** Short links, and the recommendations below them. */
export const operatorLinkMessages = {
  ...defineMessages({
    createTitle: { id: 'operator.links.createTitle', defaultMessage: 'Create a short link' },
    code: { id: 'operator.links.code', defaultMessage: 'Code' },
    codeHint: { id: 'operator.links.codeHint', defaultMessage: 'From a–z, A–Z, 0–9, - and _, such as app' },
    codeRequired: { id: 'operator.links.codeRequired', defaultMessage: 'Enter the code' },
    codeInvalid: {
      id: 'operator.links.codeInvalid',
      defaultMessage: 'Enter at most 40 characters from a–z, A–Z, 0–9, - and _',
    },
    codeTaken: { id: 'operator.links.codeTaken', defaultMessage: 'This code exists already. Choose another one.' },
    target: { id: 'operator.links.target', defaultMessage: 'Leads to' },
    targetHint: {
      id: 'operator.links.targetHint',
      defaultMessage: 'A whole address with https, on our site or in the app’s store',
    },
    targetRequired: { id: 'operator.links.targetRequired', defaultMessage: 'Enter the address' },
    targetInvalid: { id: 'operator.links.targetInvalid', defaultMessage: 'Enter an address without spaces' },
    create: { id: 'operator.links.create', defaultMessage: 'Create' },
    creating: { id: 'operator.links.creating', defaultMessage: 'Creating...' },
    created: { id: 'operator.links.created', defaultMessage: 'The short link works now.' },
    listTitle: { id: 'operator.links.listTitle', defaultMessage: 'All short links' },
    empty: { id: 'operator.links.empty', defaultMessage: 'There are no short links yet. Create the first one above.' },
    address: { id: 'operator.links.address', defaultMessage: 'Short link' },
    date: { id: 'operator.links.date', defaultMessage: 'Created' },
    actions: { id: 'operator.links.actions', defaultMessage: 'Actions' },
    end: { id: 'operator.links.end', defaultMessage: 'End' },
    ending: { id: 'operator.links.ending', defaultMessage: 'Ending...' },
    endText: {
      id: 'operator.links.endText',
      defaultMessage: 'Whoever opens it sees that it does not work. Printed and shared copies stop working too.',
    },
    ended: { id: 'operator.links.ended', defaultMessage: 'The short link has ended.' },
    referralsTitle: { id: 'operator.links.referralsTitle', defaultMessage: 'Recommendations' },
    referralsEmpty: {
      id: 'operator.links.referralsEmpty',
      defaultMessage: 'No account came by a recommendation yet.',
    },
    referralCode: { id: 'operator.links.referralCode', defaultMessage: 'Recommendation' },
    referralSource: { id: 'operator.links.referralSource', defaultMessage: 'Source' },
    referralAccounts: { id: 'operator.links.referralAccounts', defaultMessage: 'New accounts' },
  }),
  ...defineMessages<{
    endTitle: { code: string; bdi: MessageTag }
    copyNamed: { code: string }
    endNamed: { code: string }
  }>({
    endTitle: { id: 'operator.links.endTitle', defaultMessage: 'End the short link <bdi>{code}</bdi>?' },
    copyNamed: { id: 'operator.links.copyNamed', defaultMessage: 'Copy the short link {code}' },
    endNamed: { id: 'operator.links.endNamed', defaultMessage: 'End the short link {code}' },
  }),
}

/** Help for the owner of an account. */
export const operatorAccountMessages = {
  ...defineMessages({
    lead: {
      id: 'operator.accounts.lead',
      defaultMessage: 'Find an account by its whole email address. The log keeps that you looked.',
    },
    find: { id: 'operator.accounts.find', defaultMessage: 'Find' },
    finding: { id: 'operator.accounts.finding', defaultMessage: 'Looking...' },
    notFound: {
      id: 'operator.accounts.notFound',
      defaultMessage: 'There is no account with this email. Ask the owner how it is written.',
    },
    verified: { id: 'operator.accounts.verified', defaultMessage: 'Email verified' },
    language: { id: 'operator.accounts.language', defaultMessage: 'Language' },
    created: { id: 'operator.accounts.created', defaultMessage: 'Created' },
    sessions: { id: 'operator.accounts.sessions', defaultMessage: 'Sessions' },
    invitations: { id: 'operator.accounts.invitations', defaultMessage: 'Invitations' },
    weddings: { id: 'operator.accounts.weddings', defaultMessage: 'Weddings' },
    providers: { id: 'operator.accounts.providers', defaultMessage: 'Provider entries' },
    isOperator: { id: 'operator.accounts.isOperator', defaultMessage: 'This is an operator’s account.' },
    endSessions: { id: 'operator.accounts.endSessions', defaultMessage: 'End all sessions' },
    endingSessions: { id: 'operator.accounts.endingSessions', defaultMessage: 'Ending...' },
    endSessionsText: {
      id: 'operator.accounts.endSessionsText',
      defaultMessage: 'The owner is signed out on every device and has to sign in again. Nothing is deleted.',
    },
    sessionsEnded: { id: 'operator.accounts.sessionsEnded', defaultMessage: 'All sessions of the account have ended.' },
    delete: { id: 'operator.accounts.delete', defaultMessage: 'Delete at the owner’s written request' },
    deleteText: {
      id: 'operator.accounts.deleteText',
      defaultMessage:
        'This deletes the account with its weddings, invitations, guest lists, replies, pictures and provider entries. Nobody can undo it. The owner is told by email.',
    },
    deleteEmail: { id: 'operator.accounts.deleteEmail', defaultMessage: 'Email of the account, typed again' },
    deleteEmailDiffers: {
      id: 'operator.accounts.deleteEmailDiffers',
      defaultMessage: 'This is not the email of the account',
    },
    deleteCodeHint: {
      id: 'operator.accounts.deleteCodeHint',
      defaultMessage: 'A new code of your authenticator app, not the one that you signed in with',
    },
    deleteConfirm: { id: 'operator.accounts.deleteConfirm', defaultMessage: 'Delete the account' },
    deleting: { id: 'operator.accounts.deleting', defaultMessage: 'Deleting...' },
    deleted: { id: 'operator.accounts.deleted', defaultMessage: 'The account is deleted.' },
    inUse: {
      id: 'operator.accounts.inUse',
      defaultMessage:
        'The account is an operator’s. Take the role from it first on the server: npm run admin -- operators remove.',
    },
  }),
  ...defineMessages<{
    endSessionsTitle: { email: string; bdi: MessageTag }
    deleteTitle: { email: string; bdi: MessageTag }
  }>({
    endSessionsTitle: {
      id: 'operator.accounts.endSessionsTitle',
      defaultMessage: 'End all sessions of <bdi>{email}</bdi>?',
    },
    deleteTitle: { id: 'operator.accounts.deleteTitle', defaultMessage: 'Delete the account <bdi>{email}</bdi>?' },
  }),
}

export const actMessages = defineMessages({
  lead: { id: 'operator.log.lead', defaultMessage: 'What operators did. Nobody can change or delete it.' },
  empty: { id: 'operator.log.empty', defaultMessage: 'Nobody has done anything yet.' },
  when: { id: 'operator.log.when', defaultMessage: 'When' },
  who: { id: 'operator.log.who', defaultMessage: 'Who' },
  what: { id: 'operator.log.what', defaultMessage: 'What' },
  subject: { id: 'operator.log.subject', defaultMessage: 'To what' },
  deletedActor: { id: 'operator.log.deletedActor', defaultMessage: 'deleted account' },
})

/** By the kind of an audit entry. */
export const actKindMessages = defineMessages({
  operator_added: { id: 'operator.log.operatorAdded', defaultMessage: 'gave the role of an operator' },
  operator_removed: { id: 'operator.log.operatorRemoved', defaultMessage: 'took the role of an operator' },
  operator_set_up: { id: 'operator.log.operatorSetUp', defaultMessage: 'set up the second factor' },
  signed_in: { id: 'operator.log.signedIn', defaultMessage: 'signed in' },
  signed_out: { id: 'operator.log.signedOut', defaultMessage: 'signed out' },
  provider_approved: { id: 'operator.log.providerApproved', defaultMessage: 'approved a provider' },
  provider_rejected: { id: 'operator.log.providerRejected', defaultMessage: 'refused a provider' },
  review_shown: { id: 'operator.log.reviewShown', defaultMessage: 'showed a review' },
  review_refused: { id: 'operator.log.reviewRefused', defaultMessage: 'refused a review' },
  message_updated: {
    id: 'operator.log.messageUpdated',
    defaultMessage: 'took, gave back, closed or reopened a message',
  },
  message_answered: { id: 'operator.log.messageAnswered', defaultMessage: 'answered a message' },
  list_exported: { id: 'operator.log.listExported', defaultMessage: 'downloaded a list' },
  deep_link_created: { id: 'operator.log.deepLinkCreated', defaultMessage: 'created a short link' },
  deep_link_ended: { id: 'operator.log.deepLinkEnded', defaultMessage: 'ended a short link' },
  account_found: { id: 'operator.log.accountFound', defaultMessage: 'looked at an account' },
  account_sessions_ended: {
    id: 'operator.log.accountSessionsEnded',
    defaultMessage: 'ended all sessions of an account',
  },
  account_deleted: { id: 'operator.log.accountDeleted', defaultMessage: 'deleted an account at its owner’s request' },
  mails_retried: { id: 'operator.log.mailsRetried', defaultMessage: 'had the waiting emails tried again' },
})
