import { defineMessages } from 'react-intl'

export const pageMessages = {
  ...defineMessages({
    createTitle: { id: 'pages.createTitle', defaultMessage: 'Create your invitation' },
    createLead: { id: 'pages.createLead', defaultMessage: 'Write it once, choose its look, see it before anyone else. You need an account only to publish it.' },
    editTitle: { id: 'pages.editTitle', defaultMessage: 'Edit your invitation' },
    startNew: { id: 'pages.startNew', defaultMessage: 'Start a new one instead' },
    startOver: { id: 'pages.startOver', defaultMessage: 'Start over' },
    startedOver: { id: 'pages.startedOver', defaultMessage: 'You have a blank invitation.' },
    pictureRemoved: { id: 'pages.pictureRemoved', defaultMessage: 'The picture is removed.' },
    cardTitle: { id: 'pages.cardTitle', defaultMessage: 'Your invitation' },
    galleryTitle: { id: 'pages.galleryTitle', defaultMessage: 'Four invitations, each a work of its own' },
    galleryLead: { id: 'pages.galleryLead', defaultMessage: 'Choose the one that feels like you. You can change it until the last minute.' },
    useTemplate: { id: 'pages.useTemplate', defaultMessage: 'Use this one' },
    mashrabiya: { id: 'pages.mashrabiya', defaultMessage: 'An emerald night behind carved lattice, and an arch of gold that opens to your names.' },
    jasmine: { id: 'pages.jasmine', defaultMessage: 'Ivory paper, sprays of jasmine from the corners, and your names from a calligrapher’s pen.' },
    fanous: { id: 'pages.fanous', defaultMessage: 'Lanterns aglow in a night-blue sky, small stars, and a blessing for the two of you.' },
    nile: { id: 'pages.nile', defaultMessage: 'Sand and terracotta, a felucca under a low sun: calm, modern, at home by the river.' },
    passwordSet: { id: 'pages.passwordSet', defaultMessage: 'Your new password is set. Sign in with it.' },
    providerRegistered: { id: 'pages.providerRegistered', defaultMessage: 'Provider registration submitted successfully!' },
    signedOut: { id: 'pages.signedOut', defaultMessage: 'You are signed out.' },
    accountDeleted: { id: 'pages.accountDeleted', defaultMessage: 'Account deleted successfully!' },
    invitationDeleted: { id: 'pages.invitationDeleted', defaultMessage: 'The invitation is deleted.' },
  }),
  ...defineMessages<{ title: { page: string; brand: string } }>({
    title: { id: 'pages.title', defaultMessage: '{page} · {brand}' },
  }),
}
