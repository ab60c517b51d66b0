import { defineMessages, type MessageTag } from 'react-intl'

export const formMessages = defineMessages({
  couple: { id: 'invitation.form.couple', defaultMessage: 'The couple' },
  groom: { id: 'invitation.form.groom', defaultMessage: "Groom's name" },
  bride: { id: 'invitation.form.bride', defaultMessage: "Bride's name" },
  dates: { id: 'invitation.form.dates', defaultMessage: 'The days' },
  weddingDate: { id: 'invitation.form.weddingDate', defaultMessage: 'Wedding date' },
  weddingTime: { id: 'invitation.form.weddingTime', defaultMessage: 'Wedding time (optional)' },
  weddingTimeHint: { id: 'invitation.form.weddingTimeHint', defaultMessage: 'Cairo time. The countdown ends then.' },
  localTimeHint: {
    id: 'invitation.form.localTimeHint',
    defaultMessage: 'Local time of the wedding. The countdown ends then.',
  },
  engagementDate: { id: 'invitation.form.engagementDate', defaultMessage: 'Engagement date' },
  hennaDate: { id: 'invitation.form.hennaDate', defaultMessage: 'Henna date' },
  crownDate: { id: 'invitation.form.crownDate', defaultMessage: 'Marriage contract date' },
  qiranDate: { id: 'invitation.form.qiranDate', defaultMessage: 'Marriage contract date' },
  crowningDate: { id: 'invitation.form.crowningDate', defaultMessage: 'Crowning date' },
  noCeremony: { id: 'invitation.form.noCeremony', defaultMessage: 'There is none' },
  contractName: { id: 'invitation.form.contractName', defaultMessage: 'What to call the marriage contract' },
  place: { id: 'invitation.form.place', defaultMessage: 'The place' },
  hall: { id: 'invitation.form.hall', defaultMessage: 'Wedding hall' },
  address: { id: 'invitation.form.address', defaultMessage: 'Address' },
  area: { id: 'invitation.form.area', defaultMessage: 'Area' },
  look: { id: 'invitation.form.look', defaultMessage: 'The look' },
  language: { id: 'invitation.form.language', defaultMessage: 'Language of the invitation' },
  arabic: { id: 'invitation.form.arabic', defaultMessage: 'Arabic' },
  english: { id: 'invitation.form.english', defaultMessage: 'English' },
  template: { id: 'invitation.form.template', defaultMessage: 'Choose a template' },
  templateRequired: {
    id: 'invitation.form.templateRequired',
    defaultMessage: 'Please choose one of the four templates',
  },
  submit: { id: 'invitation.form.submit', defaultMessage: 'See the invitation' },
  opening: { id: 'invitation.form.opening', defaultMessage: 'Opening...' },
  openYours: { id: 'invitation.form.openYours', defaultMessage: 'Open Your Invitation' },
  required: { id: 'invitation.form.required', defaultMessage: 'Please fill in this field' },
  dateInvalid: { id: 'invitation.form.dateInvalid', defaultMessage: 'This day is not in the calendar' },
  datePast: { id: 'invitation.form.datePast', defaultMessage: 'This day has passed. Choose today or later.' },
  nameTooLong: { id: 'invitation.form.nameTooLong', defaultMessage: 'A name can have at most 80 characters' },
  lineTooLong: { id: 'invitation.form.lineTooLong', defaultMessage: 'At most 120 characters' },
  markup: { id: 'invitation.form.markup', defaultMessage: 'The characters < and > cannot be used here' },
})

export const pictureMessages = defineMessages({
  title: { id: 'invitation.picture.title', defaultMessage: 'Background picture (optional)' },
  hint: {
    id: 'invitation.picture.hint',
    defaultMessage: 'Choose, drop or paste one, up to 25 MB. Without one, the template shows its own.',
  },
  signInHint: {
    id: 'invitation.picture.signInHint',
    defaultMessage: 'Sign in to add a picture of your own; what you typed is kept.',
  },
  signIn: { id: 'invitation.picture.signIn', defaultMessage: 'Sign in' },
  choose: { id: 'invitation.picture.choose', defaultMessage: 'Choose a picture' },
  change: { id: 'invitation.picture.change', defaultMessage: 'Choose another picture' },
  remove: { id: 'invitation.picture.remove', defaultMessage: 'Remove the picture' },
  alt: { id: 'invitation.picture.alt', defaultMessage: 'The background picture you chose' },
  notPicture: {
    id: 'invitation.picture.notPicture',
    defaultMessage: 'This file is not a picture. Choose a JPEG, PNG or WebP.',
  },
  tooHeavy: {
    id: 'invitation.picture.tooHeavy',
    defaultMessage: 'This picture is larger than 25 MB. Choose a smaller one.',
  },
  tooManyPixels: {
    id: 'invitation.picture.tooManyPixels',
    defaultMessage: 'This picture has more than 50 megapixels. Choose a smaller one.',
  },
  heic: {
    id: 'invitation.picture.heic',
    defaultMessage:
      'This browser cannot open HEIC pictures. Save the picture as JPEG first, or choose it on the iPhone itself.',
  },
  damaged: {
    id: 'invitation.picture.damaged',
    defaultMessage: 'This picture cannot be read; the file may be damaged. Choose another one.',
  },
  dialogFailed: {
    id: 'invitation.picture.dialogFailed',
    defaultMessage: 'The picture could not be opened for cropping. Check your connection and try again.',
  },
  cropTitle: { id: 'invitation.picture.cropTitle', defaultMessage: 'Position your picture' },
  cropHint: {
    id: 'invitation.picture.cropHint',
    defaultMessage: 'Drag it, pinch it, or use the arrow keys. Phones show it like this; wide screens show its middle.',
  },
  cropArea: {
    id: 'invitation.picture.cropArea',
    defaultMessage: 'Part of the picture that is shown; the arrow keys move it',
  },
  zoom: { id: 'invitation.picture.zoom', defaultMessage: 'Zoom' },
  behind: { id: 'invitation.picture.behind', defaultMessage: 'Behind your invitation' },
  cancel: { id: 'invitation.picture.cancel', defaultMessage: 'Cancel' },
  use: { id: 'invitation.picture.use', defaultMessage: 'Use this picture' },
  uploading: { id: 'invitation.picture.uploading', defaultMessage: 'Uploading...' },
})

export const previewMessages = {
  ...defineMessages({
    title: { id: 'invitation.preview.title', defaultMessage: 'Live preview' },
    open: { id: 'invitation.preview.open', defaultMessage: 'Preview' },
    close: { id: 'invitation.preview.close', defaultMessage: 'Close the preview' },
    choose: { id: 'invitation.preview.choose', defaultMessage: 'Choose a template to see your invitation here' },
    failed: {
      id: 'invitation.preview.failed',
      defaultMessage: 'The preview could not be loaded. What you typed is kept.',
    },
  }),
  ...defineMessages<{ label: { couple: string } }>({
    label: {
      id: 'invitation.preview.label',
      defaultMessage: 'Preview of the invitation of {couple}, as guests will see it',
    },
  }),
}

/** The names of the marriage contract. The first two mean the same, so English readers see the Arabic words. */
export const contractNameMessages = defineMessages({
  'katb-el-ketab': { id: 'invitation.contractName.katbElKetab', defaultMessage: 'Marriage contract' },
  'aqd-el-qiran': { id: 'invitation.contractName.aqdElQiran', defaultMessage: 'Marriage contract' },
  crowning: { id: 'invitation.contractName.crowning', defaultMessage: 'Crowning' },
})

/** Instead of the studio, for members who may not edit the invitation of its draft. */
export const readOnlyMessages = defineMessages({
  title: { id: 'invitation.readOnly.title', defaultMessage: 'You can read this invitation, but not edit it' },
  text: {
    id: 'invitation.readOnly.text',
    defaultMessage:
      'The couple and those who plan the wedding with them edit it. If something is wrong in it, tell them.',
  },
  toInvitation: { id: 'invitation.readOnly.toInvitation', defaultMessage: 'See the invitation' },
  startNew: { id: 'invitation.readOnly.startNew', defaultMessage: 'Start an invitation of my own' },
})

/** In the studio: the wedding that a new invitation is for. */
export const draftWeddingMessages = {
  ...defineMessages({ leave: { id: 'invitation.wedding.leave', defaultMessage: 'Not for this wedding' } }),
  ...defineMessages<{ text: { title: string; bdi: MessageTag } }>({
    text: {
      id: 'invitation.wedding.text',
      defaultMessage:
        'For the wedding <bdi>{title}</bdi>. Its dates are the same in all its invitations: a date that you change here changes there too.',
    },
  }),
}

/** The page of a wedding's published invitation. */
export const weddingInvitationMessages = {
  ...defineMessages({
    title: { id: 'invitation.wedding.title', defaultMessage: 'Your invitation' },
    description: {
      id: 'invitation.wedding.description',
      defaultMessage: 'The published invitation of your wedding, with its link.',
    },
    choose: { id: 'invitation.wedding.choose', defaultMessage: 'Invitation' },
    preview: { id: 'invitation.wedding.preview', defaultMessage: 'What your guests see' },
  }),
  ...defineMessages<{ option: { couple: string; template: string } }>({
    option: { id: 'invitation.wedding.option', defaultMessage: '{couple} ({template})' },
  }),
}

export const listMessages = {
  ...defineMessages({
    title: { id: 'invitation.list.title', defaultMessage: 'Invitations' },
    create: { id: 'invitation.list.create', defaultMessage: 'Create an invitation' },
    empty: { id: 'invitation.list.empty', defaultMessage: 'No invitations yet' },
    emptyLead: {
      id: 'invitation.list.emptyLead',
      defaultMessage: 'The first takes about five minutes: names, day, place and a template you love.',
    },
    emptyTitleForReaders: { id: 'invitation.list.emptyTitleForReaders', defaultMessage: 'No invitation yet' },
    emptyForReaders: {
      id: 'invitation.list.emptyForReaders',
      defaultMessage: 'You will find it here once the couple has published it.',
    },
    open: { id: 'invitation.list.open', defaultMessage: 'Open' },
    edit: { id: 'invitation.list.edit', defaultMessage: 'Edit' },
    delete: { id: 'invitation.list.delete', defaultMessage: 'Delete' },
    deleting: { id: 'invitation.list.deleting', defaultMessage: 'Deleting...' },
    cancel: { id: 'invitation.list.cancel', defaultMessage: 'Cancel' },
    deleteTitle: { id: 'invitation.list.deleteTitle', defaultMessage: 'Delete this invitation?' },
    replaceTitle: { id: 'invitation.list.replaceTitle', defaultMessage: 'You have an unfinished invitation' },
    replaceText: {
      id: 'invitation.list.replaceText',
      defaultMessage: 'It is not published yet. If you edit this one now, you lose what you typed there.',
    },
    replace: { id: 'invitation.list.replace', defaultMessage: 'Edit this one' },
    finishFirst: { id: 'invitation.list.finishFirst', defaultMessage: 'Back' },
    unsavedTitle: {
      id: 'invitation.list.unsavedTitle',
      defaultMessage: 'Your changes to the other invitation are not saved',
    },
    unsavedText: {
      id: 'invitation.list.unsavedText',
      defaultMessage: 'If you continue with this one now, you lose them.',
    },
    goOn: { id: 'invitation.list.goOn', defaultMessage: 'Continue without them' },
    startText: {
      id: 'invitation.list.startText',
      defaultMessage:
        'It is for another wedding and not published yet. If you start a new one now, you lose what you typed there.',
    },
    start: { id: 'invitation.list.start', defaultMessage: 'Start a new one' },
  }),
  ...defineMessages<{
    deleteText: { couple: string }
  }>({
    deleteText: {
      id: 'invitation.list.deleteText',
      defaultMessage:
        'Guests who open the link of {couple} will see that it no longer exists. This cannot be undone. Your families, their replies, requests for seats, and the texts and settings that you wrote stay.',
    },
  }),
}

/** The gallery of templates. */
export const galleryMessages = defineMessages({
  galleryTitle: { id: 'pages.galleryTitle', defaultMessage: 'Four invitations, each a work of its own' },
  galleryLead: {
    id: 'pages.galleryLead',
    defaultMessage: 'Choose the one that feels like you. You can change it until the last minute.',
  },
  useTemplate: { id: 'pages.useTemplate', defaultMessage: 'Use this one' },
  mashrabiya: {
    id: 'pages.mashrabiya',
    defaultMessage: 'An emerald night behind carved lattice, and an arch of gold that opens to your names.',
  },
  jasmine: {
    id: 'pages.jasmine',
    defaultMessage: 'Ivory paper, sprays of jasmine from the corners, and your names from a calligrapher’s pen.',
  },
  fanous: {
    id: 'pages.fanous',
    defaultMessage: 'Lanterns aglow in a night-blue sky, small stars, and a blessing for the two of you.',
  },
  nile: {
    id: 'pages.nile',
    defaultMessage: 'Sand and terracotta, a felucca under a low sun: calm, modern, at home by the river.',
  },
})

/** The head of the studio. */
export const studioMessages = defineMessages({
  createLead: {
    id: 'pages.createLead',
    defaultMessage:
      'Write it once, choose its look, see it before anyone else. You need an account only to publish it.',
  },
  createLeadSignedIn: {
    id: 'pages.createLeadSignedIn',
    defaultMessage: 'Write it once, choose its look, see it before anyone else.',
  },
  editLead: {
    id: 'pages.editLead',
    defaultMessage: 'Your guests see the changes as soon as you save them, at the link that they have.',
  },
  editTitle: { id: 'pages.editTitle', defaultMessage: 'Edit your invitation' },
  startNew: { id: 'pages.startNew', defaultMessage: 'Start a new one instead' },
  startOver: { id: 'pages.startOver', defaultMessage: 'Start over' },
  startedOver: { id: 'pages.startedOver', defaultMessage: 'The form is empty again.' },
  pictureRemoved: { id: 'pages.pictureRemoved', defaultMessage: 'The picture is removed.' },
})
