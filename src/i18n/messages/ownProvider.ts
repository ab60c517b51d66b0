import { defineMessages, type MessageTag } from 'react-intl'

/** The pages of a provider for its owner. */
export const ownProviderMessages = {
  ...defineMessages({
    title: { id: 'ownProvider.title', defaultMessage: 'My business in the directory' },
    description: {
      id: 'ownProvider.description',
      defaultMessage: 'Your entry in the directory: photographs, details, packages, and how often couples open it.',
    },
    lead: {
      id: 'ownProvider.lead',
      defaultMessage: 'What couples see of you, and what we are looking at. Choose the entry to work on.',
    },
    noneTitle: { id: 'ownProvider.noneTitle', defaultMessage: 'Your business can be here' },
    noneText: {
      id: 'ownProvider.noneText',
      defaultMessage:
        'Register it in three minutes, free of charge. Then add your photographs, prices and packages here, and see how often couples open your page.',
    },
    register: { id: 'ownProvider.register', defaultMessage: 'Become a Provider' },
    notFoundTitle: { id: 'ownProvider.notFoundTitle', defaultMessage: 'This entry is not in your account' },
    notFoundText: {
      id: 'ownProvider.notFoundText',
      defaultMessage: 'It may be deleted, or belong to another account.',
    },
    toList: { id: 'ownProvider.toList', defaultMessage: 'To my business in the directory' },
    parts: { id: 'ownProvider.parts', defaultMessage: 'Parts of this page' },
    photos: { id: 'ownProvider.photos', defaultMessage: 'Photographs' },
    details: { id: 'ownProvider.details', defaultMessage: 'Details' },
    views: { id: 'ownProvider.views', defaultMessage: 'Views' },
    preview: { id: 'ownProvider.preview', defaultMessage: 'Preview' },
    publicPage: { id: 'ownProvider.publicPage', defaultMessage: 'See the page that couples see' },
    photosLead: {
      id: 'ownProvider.photosLead',
      defaultMessage: 'Couples look at pictures first. The first listed photograph is your cover in the directory.',
    },
    detailsLead: {
      id: 'ownProvider.detailsLead',
      defaultMessage: 'Whatever you save, we look at before couples see it.',
    },
    viewsLead: {
      id: 'ownProvider.viewsLead',
      defaultMessage: 'How often couples opened your page and asked you, week by week.',
    },
    noViews: {
      id: 'ownProvider.noViews',
      defaultMessage: 'Nobody has opened your page so far. Good photographs and a price bring the first couples.',
    },
    week: { id: 'ownProvider.week', defaultMessage: 'Week from' },
    weekViews: { id: 'ownProvider.weekViews', defaultMessage: 'Views' },
    reviews: { id: 'ownProvider.reviews', defaultMessage: 'Reviews' },
    weekEnquiries: { id: 'ownProvider.weekEnquiries', defaultMessage: 'Enquiries' },
    deleteTitle: { id: 'ownProvider.deleteTitle', defaultMessage: 'Delete this entry' },
    deleteLead: {
      id: 'ownProvider.deleteLead',
      defaultMessage: 'Your page, its photographs and its figures are gone at once, and cannot be brought back.',
    },
    deleteText: {
      id: 'ownProvider.deleteText',
      defaultMessage: 'Couples no longer find it. Details, packages, photographs and figures are deleted for good.',
    },
    cancel: { id: 'ownProvider.cancel', defaultMessage: 'Cancel' },
    delete: { id: 'ownProvider.delete', defaultMessage: 'Delete' },
    deleting: { id: 'ownProvider.deleting', defaultMessage: 'Deleting…' },
    previewBar: {
      id: 'ownProvider.previewBar',
      defaultMessage: 'A preview: this is how couples see your page once everything is approved.',
    },
    previewBack: { id: 'ownProvider.previewBack', defaultMessage: 'Back to editing' },
  }),
  ...defineMessages<{
    unverified: { email: string; bdi: MessageTag }
    deleteQuestion: { name: string; bdi: MessageTag }
    previewTitle: { name: string }
    enquiries: { count: number }
  }>({
    enquiries: {
      id: 'ownProvider.enquiries',
      defaultMessage: '{count, plural, =0 {Enquiries} other {Enquiries (# this week)}}',
    },
    unverified: {
      id: 'ownProvider.unverified',
      defaultMessage: 'Entries registered with <bdi>{email}</bdi> appear here once you have confirmed that address.',
    },
    deleteQuestion: { id: 'ownProvider.deleteQuestion', defaultMessage: 'Delete <bdi>{name}</bdi>?' },
    previewTitle: { id: 'ownProvider.previewTitle', defaultMessage: 'Preview: {name}' },
  }),
}

/** What the status of an entry means, and what comes next. */
export const ownStatusMessages = {
  ...defineMessages({
    waiting: { id: 'ownStatus.waiting', defaultMessage: 'We are looking at it' },
    waitingText: {
      id: 'ownStatus.waitingText',
      defaultMessage:
        'Your page appears in the directory once we have approved it. Meanwhile, add photographs and whatever couples ask for first.',
    },
    listed: { id: 'ownStatus.listed', defaultMessage: 'Listed' },
    listedText: {
      id: 'ownStatus.listedText',
      defaultMessage:
        'Couples find you in the directory. When you change something, they see your page as it is until we have looked.',
    },
    editWaiting: { id: 'ownStatus.editWaiting', defaultMessage: 'Listed, changes waiting' },
    editWaitingText: {
      id: 'ownStatus.editWaitingText',
      defaultMessage: 'Couples see your page as it was. Your changes appear once we have approved them.',
    },
    refused: { id: 'ownStatus.refused', defaultMessage: 'Not listed' },
    refusedText: {
      id: 'ownStatus.refusedText',
      defaultMessage: 'We could not list it yet. Change what the reason says and save: that sends it to us again.',
    },
    editRefused: { id: 'ownStatus.editRefused', defaultMessage: 'Listed, changes not approved' },
    editRefusedText: {
      id: 'ownStatus.editRefusedText',
      defaultMessage:
        'Couples see your page as it was. Change what the reason says and save: that sends your changes to us again.',
    },
    reason: { id: 'ownStatus.reason', defaultMessage: 'The reason' },
  }),
  ...defineMessages<{ photosWaiting: { count: number }; photosRefused: { count: number } }>({
    photosWaiting: {
      id: 'ownStatus.photosWaiting',
      defaultMessage:
        '{count, plural, one {# photograph is waiting for our look} other {# photographs are waiting for our look}}',
    },
    photosRefused: {
      id: 'ownStatus.photosRefused',
      defaultMessage: '{count, plural, one {# photograph was not approved} other {# photographs were not approved}}',
    },
  }),
}

/** The photographs of an entry. */
export const ownPhotoMessages = {
  ...defineMessages({
    add: { id: 'ownPhoto.add', defaultMessage: 'Add photographs' },
    drop: { id: 'ownPhoto.drop', defaultMessage: 'or drop them here. JPEG, PNG or WebP; large ones are made smaller.' },
    none: {
      id: 'ownPhoto.none',
      defaultMessage: 'No photographs so far. Three good ones say more than a long text: your best work goes first.',
    },
    waiting: { id: 'ownPhoto.waiting', defaultMessage: 'Waits for our look' },
    listed: { id: 'ownPhoto.listed', defaultMessage: 'Listed' },
    refused: { id: 'ownPhoto.refused', defaultMessage: 'Not approved' },
    cover: { id: 'ownPhoto.cover', defaultMessage: 'Cover' },
    newAltWaits: { id: 'ownPhoto.newAltWaits', defaultMessage: 'Your new description waits for our look' },
    alt: { id: 'ownPhoto.alt', defaultMessage: 'What does it show?' },
    altHint: {
      id: 'ownPhoto.altHint',
      defaultMessage: 'For couples who cannot see it, and for search engines. No links or phone numbers.',
    },
    altMarkup: { id: 'ownPhoto.altMarkup', defaultMessage: 'Please leave out < and >' },
    altContact: {
      id: 'ownPhoto.altContact',
      defaultMessage: 'Please leave out links and phone numbers: they have fields of their own below',
    },
    saving: { id: 'ownPhoto.saving', defaultMessage: 'Saving…' },
    save: { id: 'ownPhoto.save', defaultMessage: 'Save' },
    saved: { id: 'ownPhoto.saved', defaultMessage: 'Saved' },
    saveAgain: { id: 'ownPhoto.saveAgain', defaultMessage: 'Save again' },
    deleteTitle: { id: 'ownPhoto.deleteTitle', defaultMessage: 'Delete this photograph?' },
    deleteText: {
      id: 'ownPhoto.deleteText',
      defaultMessage: 'It disappears from your page at once, and cannot be brought back.',
    },
    arranged: {
      id: 'ownPhoto.arranged',
      defaultMessage: 'Photographs were added or deleted elsewhere. This is the present list: please arrange it again.',
    },
    waitingUpload: { id: 'ownPhoto.waitingUpload', defaultMessage: 'Waits for its turn' },
    uploading: { id: 'ownPhoto.uploading', defaultMessage: 'Uploading…' },
    uploads: { id: 'ownPhoto.uploads', defaultMessage: 'Photographs that are being uploaded' },
    retry: { id: 'ownPhoto.retry', defaultMessage: 'Try again' },
    notPicture: {
      id: 'ownPhoto.notPicture',
      defaultMessage: 'This file is not a picture. Choose a JPEG, PNG or WebP.',
    },
    tooHeavy: {
      id: 'ownPhoto.tooHeavy',
      defaultMessage: 'This picture is larger than 25 MB. Choose a smaller one.',
    },
    tooManyPixels: {
      id: 'ownPhoto.tooManyPixels',
      defaultMessage: 'This picture has more than 50 megapixels. Choose a smaller one.',
    },
    heic: {
      id: 'ownPhoto.heic',
      defaultMessage: 'This browser cannot open HEIC pictures. Save the picture as JPEG, or choose it on the iPhone.',
    },
    damaged: {
      id: 'ownPhoto.damaged',
      defaultMessage: 'This picture cannot be read; the file may be damaged. Choose another one.',
    },
  }),
  ...defineMessages<{
    count: { count: number; max: number }
    full: { max: number }
    position: { position: number; count: number }
    moveEarlier: { position: number }
    moveLater: { position: number }
    drag: { position: number }
    deleteLabel: { position: number }
    moved: { position: number; count: number }
    altTooLong: { max: number }
    dismiss: { name: string }
  }>({
    count: {
      id: 'ownPhoto.count',
      defaultMessage:
        '{count, plural, =0 {No photographs} one {# photograph} other {# photographs}} of at most {max, number}',
    },
    full: {
      id: 'ownPhoto.full',
      defaultMessage:
        'An entry has at most {max, plural, one {# photograph} other {# photographs}}. Delete one to add another.',
    },
    position: { id: 'ownPhoto.position', defaultMessage: 'Photograph {position, number} of {count, number}' },
    moveEarlier: { id: 'ownPhoto.moveEarlier', defaultMessage: 'Move photograph {position, number} earlier' },
    moveLater: { id: 'ownPhoto.moveLater', defaultMessage: 'Move photograph {position, number} later' },
    drag: { id: 'ownPhoto.drag', defaultMessage: 'Drag photograph {position, number} to another place' },
    deleteLabel: { id: 'ownPhoto.deleteLabel', defaultMessage: 'Delete photograph {position, number}' },
    moved: {
      id: 'ownPhoto.moved',
      defaultMessage: 'The photograph is now in place {position, number} of {count, number}',
    },
    altTooLong: {
      id: 'ownPhoto.altTooLong',
      defaultMessage: 'At most {max, plural, one {# character} other {# characters}}',
    },
    dismiss: { id: 'ownPhoto.dismiss', defaultMessage: 'Do not upload {name}' },
  }),
}
