import { defineMessages } from 'react-intl'

/** Publishing an invitation, and its links and files. */
export const publishMessages = defineMessages({
  title: { id: 'invitation.publish.title', defaultMessage: 'This is how your guests will see it' },
  lead: {
    id: 'invitation.publish.lead',
    defaultMessage: 'Publish it to get a private link that you can send on WhatsApp.',
  },
  publish: { id: 'invitation.publish.publish', defaultMessage: 'Publish the invitation' },
  unpublished: { id: 'invitation.publish.unpublished', defaultMessage: 'Not published yet: only you see it.' },
  unsaved: { id: 'invitation.publish.unsaved', defaultMessage: 'Your guests do not see these changes yet.' },
  publishing: { id: 'invitation.publish.publishing', defaultMessage: 'Publishing...' },
  signInToPublish: { id: 'invitation.publish.signInToPublish', defaultMessage: 'Sign in and publish' },
  registerToPublish: { id: 'invitation.publish.registerToPublish', defaultMessage: 'Create an account and publish' },
  signInHint: {
    id: 'invitation.publish.signInHint',
    defaultMessage: 'Publishing needs an account. Everything you typed is kept.',
  },
  save: { id: 'invitation.publish.save', defaultMessage: 'Save the changes' },
  saving: { id: 'invitation.publish.saving', defaultMessage: 'Saving...' },
  edit: { id: 'invitation.publish.edit', defaultMessage: 'Edit' },
  publishedTitle: { id: 'invitation.publish.publishedTitle', defaultMessage: 'Your invitation is published. Mabrouk!' },
  storedTitle: { id: 'invitation.publish.storedTitle', defaultMessage: 'Your invitation is published.' },
  savedTitle: { id: 'invitation.publish.savedTitle', defaultMessage: 'Your changes are published.' },
  publishedLead: { id: 'invitation.publish.publishedLead', defaultMessage: 'Only people with this link can open it.' },
  sendOnWhatsApp: { id: 'invitation.publish.sendOnWhatsApp', defaultMessage: 'Send on WhatsApp' },
  nextGuests: { id: 'invitation.publish.nextGuests', defaultMessage: 'Next: your guests' },
  more: { id: 'invitation.publish.more', defaultMessage: 'More' },
  link: { id: 'invitation.publish.link', defaultMessage: 'Link of the invitation' },
  files: { id: 'invitation.publish.files', defaultMessage: 'To print and to send' },
  filesLead: {
    id: 'invitation.publish.filesLead',
    defaultMessage: 'Print the QR code on your paper cards: guests point their phone at it, and the invitation opens.',
  },
  qrPng: { id: 'invitation.publish.qrPng', defaultMessage: 'QR code, PNG' },
  qrSvg: { id: 'invitation.publish.qrSvg', defaultMessage: 'QR code for printers, SVG' },
  shortLink: { id: 'invitation.publish.shortLink', defaultMessage: 'A short link' },
  shortLinkLead: {
    id: 'invitation.publish.shortLinkLead',
    defaultMessage:
      'For printed cards, SMS and stories: it opens the same invitation. Friends who create an account after opening it count as your recommendations.',
  },
  copyShortLink: { id: 'invitation.publish.copyShortLink', defaultMessage: 'Copy the short link' },
  open: { id: 'invitation.publish.open', defaultMessage: 'Open Your Invitation' },
  dashboard: { id: 'invitation.publish.dashboard', defaultMessage: 'My wedding' },
  createAnother: { id: 'invitation.publish.createAnother', defaultMessage: 'Create another' },
  editedTitle: { id: 'invitation.publish.editedTitle', defaultMessage: 'You are editing a published invitation' },
  editedLead: {
    id: 'invitation.publish.editedLead',
    defaultMessage: 'Guests see the changes at the same link once you save.',
  },
  conflictTitle: { id: 'invitation.publish.conflictTitle', defaultMessage: 'Edited somewhere else' },
  conflictText: {
    id: 'invitation.publish.conflictText',
    defaultMessage:
      'This invitation was edited in another tab or on another device. Keep what you have here, or load the newer one?',
  },
  keepMine: { id: 'invitation.publish.keepMine', defaultMessage: 'Keep mine' },
  loadNewer: { id: 'invitation.publish.loadNewer', defaultMessage: 'Load the newer one' },
  gone: {
    id: 'invitation.publish.gone',
    defaultMessage: 'This invitation was deleted. You can publish what you have here as a new one.',
  },
  publishAsNew: { id: 'invitation.publish.publishAsNew', defaultMessage: 'Publish as new' },
  weddingGoneTitle: { id: 'invitation.publish.weddingGoneTitle', defaultMessage: 'This wedding was deleted' },
  weddingGone: {
    id: 'invitation.publish.weddingGone',
    defaultMessage:
      'It was deleted in another tab or on another device. Everything that you wrote is still here: publish the invitation, and it gets a new wedding.',
  },
  missingTitle: { id: 'invitation.publish.missingTitle', defaultMessage: 'Your invitation so far' },
  missingLead: {
    id: 'invitation.publish.missingLead',
    defaultMessage: 'It can be published once these are filled in:',
  },
  complete: { id: 'invitation.publish.complete', defaultMessage: 'Complete the invitation' },
})

/** In the studio: the changes of a published invitation. */
export const savingMessages = defineMessages({
  saved: { id: 'invitation.saving.saved', defaultMessage: 'Saved. Your guests see the changes now.' },
  kept: {
    id: 'invitation.saving.kept',
    defaultMessage: 'The changes that you have not saved are still here. Your guests see them once you save.',
  },
  discard: { id: 'invitation.saving.discard', defaultMessage: 'Back to what guests see' },
  discarded: { id: 'invitation.saving.discarded', defaultMessage: 'The form shows what your guests see again.' },
  leaveTitle: { id: 'invitation.saving.leaveTitle', defaultMessage: 'Save your changes?' },
  leaveText: {
    id: 'invitation.saving.leaveText',
    defaultMessage: 'Your guests do not see them yet. Without saving, they are lost.',
  },
  leave: { id: 'invitation.saving.leave', defaultMessage: 'Leave without saving' },
  stay: { id: 'invitation.saving.stay', defaultMessage: 'Stay' },
})
