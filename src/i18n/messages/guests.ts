import { defineMessages, type MessageTag } from 'react-intl'

export const guestListMessages = {
  ...defineMessages({
    title: { id: 'guests.title', defaultMessage: 'Guest list' },
    description: {
      id: 'guests.description',
      defaultMessage: 'The families you invite, with their seats in each hall.',
    },
    events: { id: 'guests.events', defaultMessage: 'Events and halls' },
    import: { id: 'guests.import', defaultMessage: 'Add from a file or a list' },
    download: { id: 'guests.download', defaultMessage: 'Download the list' },
    print: { id: 'guests.print', defaultMessage: 'Print for the hall' },
    cards: { id: 'guests.cards', defaultMessage: 'Cards with QR codes' },
    emptyTitle: { id: 'guests.emptyTitle', defaultMessage: 'Who will share your day?' },
    emptyText: {
      id: 'guests.emptyText',
      defaultMessage:
        'Add the first family: its name, a phone number if you have it, and how many seats it gets. Or add a whole list from a file, a chat or your contacts.',
    },
    emptyTitleForReaders: { id: 'guests.emptyTitleForReaders', defaultMessage: 'No families on the list yet' },
    emptyTextForReaders: {
      id: 'guests.emptyTextForReaders',
      defaultMessage: 'You will find them here once the couple has added them.',
    },
    bothHint: { id: 'guests.bothHint', defaultMessage: 'Families of both sides are changed by the couple.' },
    labelHint: { id: 'guests.labelHint', defaultMessage: 'You can change the tables and tags of the families.' },
    noneTitle: { id: 'guests.noneTitle', defaultMessage: 'No family matches' },
    noneText: { id: 'guests.noneText', defaultMessage: 'Try a part of the name, or clear the filters.' },
    clear: { id: 'guests.clear', defaultMessage: 'Clear the filters' },
  }),
  ...defineMessages<{
    shown: { families: number; guests: number }
  }>({
    shown: {
      id: 'guests.shown',
      defaultMessage:
        '{families, plural, =0 {No families} one {# family} other {# families}}, {guests, plural, =0 {no guests} one {# guest} other {# guests}}',
    },
  }),
}

export const guestFieldMessages = {
  ...defineMessages({
    honorific: { id: 'guests.field.honorific', defaultMessage: 'Title' },
    honorificHint: { id: 'guests.field.honorificHint', defaultMessage: 'For example Mr. or Dr.' },
    name: { id: 'guests.field.name', defaultMessage: 'Guest or family' },
    nameHint: {
      id: 'guests.field.nameHint',
      defaultMessage: 'As your messages address them, for example: Hajj Mohamed and family',
    },
    phone: { id: 'guests.field.phone', defaultMessage: 'Phone number' },
    phoneUnread: { id: 'guests.field.phoneUnread', defaultMessage: 'Check this number' },
    phoneGuessed: { id: 'guests.field.phoneGuessed', defaultMessage: 'Read as an Egyptian number' },
    seats: { id: 'guests.field.seats', defaultMessage: 'Seats' },
    hall: { id: 'guests.field.hall', defaultMessage: 'Hall' },
    side: { id: 'guests.field.side', defaultMessage: 'Side' },
    groom: { id: 'guests.field.groom', defaultMessage: 'Groom' },
    bride: { id: 'guests.field.bride', defaultMessage: 'Bride' },
    both: { id: 'guests.field.both', defaultMessage: 'Both' },
    tags: { id: 'guests.field.tags', defaultMessage: 'Tags' },
    tagsHint: { id: 'guests.field.tagsHint', defaultMessage: 'Separated by commas, for example work, neighbours' },
    table: { id: 'guests.field.table', defaultMessage: 'Table' },
    language: { id: 'guests.field.language', defaultMessage: 'Language of the invitation' },
    note: { id: 'guests.field.note', defaultMessage: 'Note' },
    noteHint: { id: 'guests.field.noteHint', defaultMessage: 'Only you can read it' },
    required: { id: 'guests.field.required', defaultMessage: 'Please write a name' },
    nameTooLong: { id: 'guests.field.nameTooLong', defaultMessage: 'At most 120 characters' },
    tooLong: { id: 'guests.field.tooLong', defaultMessage: 'At most 40 characters' },
    noteTooLong: { id: 'guests.field.noteTooLong', defaultMessage: 'At most 500 characters' },
    markup: { id: 'guests.field.markup', defaultMessage: 'The characters < and > cannot be used here' },
    seatsRange: { id: 'guests.field.seatsRange', defaultMessage: 'A whole number from 0 to 999' },
    tagCharacters: {
      id: 'guests.field.tagCharacters',
      defaultMessage: 'A tag has at most 40 characters, without quotation marks',
    },
  }),
  ...defineMessages<{
    seatsIn: { hall: string }
  }>({
    seatsIn: { id: 'guests.field.seatsIn', defaultMessage: 'Seats in {hall}' },
  }),
}

export const addGuestMessages = {
  ...defineMessages({
    title: { id: 'guests.add.title', defaultMessage: 'Add a family' },
    hint: { id: 'guests.add.hint', defaultMessage: 'Press Enter to add it and start the next one.' },
    add: { id: 'guests.add.add', defaultMessage: 'Add' },
    close: { id: 'guests.add.close', defaultMessage: 'Close' },
    similarTitle: { id: 'guests.add.similarTitle', defaultMessage: 'Is it the same family?' },
    addAnyway: { id: 'guests.add.addAnyway', defaultMessage: 'No, add it' },
    doNotAdd: { id: 'guests.add.doNotAdd', defaultMessage: 'Yes, it is the same' },
  }),
  ...defineMessages<{
    added: { name: string; bdi: MessageTag }
    similarText: { count: number }
  }>({
    added: { id: 'guests.add.added', defaultMessage: '<bdi>{name}</bdi> is on the list.' },
    similarText: {
      id: 'guests.add.similarText',
      defaultMessage:
        '{count, plural, one {There is already a family with this name or number:} other {There are already families with this name or number:}}',
    },
  }),
}

export const searchGuestMessages = {
  ...defineMessages({
    label: { id: 'guests.search.label', defaultMessage: 'Search' },
    hint: { id: 'guests.search.hint', defaultMessage: 'Name, phone number, tag or table' },
    everySide: { id: 'guests.search.everySide', defaultMessage: 'All sides' },
    event: { id: 'guests.search.event', defaultMessage: 'Event' },
    everyEvent: { id: 'guests.search.everyEvent', defaultMessage: 'All events' },
    everyHall: { id: 'guests.search.everyHall', defaultMessage: 'All halls' },
    everyTag: { id: 'guests.search.everyTag', defaultMessage: 'All tags' },
    phone: { id: 'guests.search.phone', defaultMessage: 'Phone number' },
    anyPhone: { id: 'guests.search.anyPhone', defaultMessage: 'All' },
    withPhone: { id: 'guests.search.withPhone', defaultMessage: 'With a number' },
    withoutPhone: { id: 'guests.search.withoutPhone', defaultMessage: 'Without a number' },
    sort: { id: 'guests.search.sort', defaultMessage: 'Order' },
    byName: { id: 'guests.search.byName', defaultMessage: 'By name' },
    bySeats: { id: 'guests.search.bySeats', defaultMessage: 'Most seats first' },
    byTable: { id: 'guests.search.byTable', defaultMessage: 'By table' },
    newest: { id: 'guests.search.newest', defaultMessage: 'Newest first' },
  }),
  ...defineMessages<{ filters: { count: number }; show: { count: number } }>({
    filters: {
      id: 'guests.search.filters',
      defaultMessage: '{count, plural, =0 {Filters} other {Filters ({count, number})}}',
    },
    show: {
      id: 'guests.search.show',
      defaultMessage: '{count, plural, =0 {No family} one {Show # family} other {Show # families}}',
    },
  }),
}

export const guestRowMessages = {
  ...defineMessages({
    selectAll: { id: 'guests.row.selectAll', defaultMessage: 'Select all shown' },
    noSeats: { id: 'guests.row.noSeats', defaultMessage: 'No seats yet' },
  }),
  ...defineMessages<{
    select: { name: string }
    edit: { name: string }
    delete: { name: string }
    seats: { hall: string; seats: number }
    tableNumber: { table: string }
    deleted: { count: number }
  }>({
    select: { id: 'guests.row.select', defaultMessage: 'Select {name}' },
    edit: { id: 'guests.row.edit', defaultMessage: 'Edit {name}' },
    delete: { id: 'guests.row.delete', defaultMessage: 'Delete {name}' },
    seats: { id: 'guests.row.seats', defaultMessage: '{hall}: {seats, plural, one {# seat} other {# seats}}' },
    tableNumber: { id: 'guests.row.tableNumber', defaultMessage: 'Table {table}' },
    deleted: {
      id: 'guests.row.deleted',
      defaultMessage: '{count, plural, one {The family is in the bin.} other {# families are in the bin.}}',
    },
  }),
}

export const editGuestMessages = {
  ...defineMessages({
    title: { id: 'guests.edit.title', defaultMessage: 'Edit the family' },
    asksReply: { id: 'guests.edit.asksReply', defaultMessage: 'Ask this family to let us know if they are coming' },
    yes: { id: 'guests.edit.yes', defaultMessage: 'Yes' },
    no: { id: 'guests.edit.no', defaultMessage: 'No' },
    persons: { id: 'guests.edit.persons', defaultMessage: 'People (optional)' },
    child: { id: 'guests.edit.child', defaultMessage: 'Child' },
    addPerson: { id: 'guests.edit.addPerson', defaultMessage: 'Add a person' },
    gone: {
      id: 'guests.edit.gone',
      defaultMessage: "This family was deleted in another tab or on another device. You'll find it in the bin.",
    },
  }),
  ...defineMessages<{
    personName: { number: number }
    removePerson: { number: number }
  }>({
    personName: { id: 'guests.edit.personName', defaultMessage: 'Name of person {number, number}' },
    removePerson: { id: 'guests.edit.removePerson', defaultMessage: 'Remove person {number, number}' },
  }),
}

/** The personal link of a household. */
export const guestLinkMessages = defineMessages({
  title: { id: 'guests.link.title', defaultMessage: 'Personal link' },
  hint: {
    id: 'guests.link.hint',
    defaultMessage: 'Whoever has it sees the invitation of this family and can reply for it.',
  },
  none: { id: 'guests.link.none', defaultMessage: 'This family has no link now.' },
  copy: { id: 'guests.link.copy', defaultMessage: 'Copy the link' },
  copied: { id: 'guests.link.copied', defaultMessage: 'The link is copied.' },
  notCopied: { id: 'guests.link.notCopied', defaultMessage: 'The link could not be copied.' },
  renew: { id: 'guests.link.renew', defaultMessage: 'New link' },
  renewTitle: { id: 'guests.link.renewTitle', defaultMessage: 'Make a new link?' },
  renewText: {
    id: 'guests.link.renewText',
    defaultMessage: 'The old link stops working at once, also on printed cards. Send the new one to the family.',
  },
  revoke: { id: 'guests.link.revoke', defaultMessage: 'Revoke the link' },
  revokeTitle: { id: 'guests.link.revokeTitle', defaultMessage: 'Revoke the link?' },
  revokeText: {
    id: 'guests.link.revokeText',
    defaultMessage: 'The family can no longer open its invitation with it, nor reply. You can make a new link later.',
  },
})

export const bulkGuestMessages = {
  ...defineMessages({
    addTag: { id: 'guests.bulk.addTag', defaultMessage: 'Add a tag' },
    removeTag: { id: 'guests.bulk.removeTag', defaultMessage: 'Remove a tag' },
    setSide: { id: 'guests.bulk.setSide', defaultMessage: 'Change the side' },
    setSeats: { id: 'guests.bulk.setSeats', defaultMessage: 'Change seats' },
    delete: { id: 'guests.bulk.delete', defaultMessage: 'Delete' },
    clear: { id: 'guests.bulk.clear', defaultMessage: 'Select none' },
    apply: { id: 'guests.bulk.apply', defaultMessage: 'Apply' },
  }),
  ...defineMessages<{
    selected: { count: number }
    staying: { count: number }
  }>({
    selected: { id: 'guests.bulk.selected', defaultMessage: '{count, plural, one {# selected} other {# selected}}' },
    staying: {
      id: 'guests.bulk.staying',
      defaultMessage:
        '{count, plural, one {# of them stays as it is, because the couple changes families of both sides.} other {# of them stay as they are, because the couple changes families of both sides.}}',
    },
  }),
}

export const guestSummaryMessages = {
  ...defineMessages({
    title: { id: 'guests.summary.title', defaultMessage: 'The list in figures' },
    unfold: { id: 'guests.summary.unfold', defaultMessage: 'Figures' },
    overfull: { id: 'guests.summary.overfull', defaultMessage: 'A hall is over capacity' },
    overQuota: { id: 'guests.summary.overQuota', defaultMessage: 'A side is over its share of a hall' },
    withoutPhone: { id: 'guests.summary.withoutPhone', defaultMessage: 'without a number' },
    withoutSeats: { id: 'guests.summary.withoutSeats', defaultMessage: 'without seats' },
    fewerTags: { id: 'guests.summary.fewerTags', defaultMessage: 'Show fewer tags' },
  }),
  ...defineMessages<{
    print: { hall: string }
    moreTags: { count: number }
    side: { side: string; families: number; guests: number }
  }>({
    print: { id: 'guests.summary.print', defaultMessage: 'Print the list of {hall}' },
    moreTags: {
      id: 'guests.summary.moreTags',
      defaultMessage: '{count, plural, one {Show # more tag} other {Show # more tags}}',
    },
    side: {
      id: 'guests.summary.side',
      defaultMessage:
        '{side}: {families, plural, one {# family} other {# families}}, {guests, plural, =0 {no guests} one {# guest} other {# guests}}',
    },
  }),
}

export const binMessages = {
  ...defineMessages({
    title: { id: 'guests.bin.title', defaultMessage: 'Bin' },
    text: { id: 'guests.bin.text', defaultMessage: 'Deleted families stay here for 30 days.' },
    empty: { id: 'guests.bin.empty', defaultMessage: 'The bin is empty' },
    restoreShort: { id: 'guests.bin.restoreShort', defaultMessage: 'Restore' },
    restoreAll: { id: 'guests.bin.restoreAll', defaultMessage: 'Restore all' },
    emptyBin: { id: 'guests.bin.emptyBin', defaultMessage: 'Empty the bin' },
    emptyTitle: { id: 'guests.bin.emptyTitle', defaultMessage: 'Delete them permanently?' },
    close: { id: 'guests.bin.close', defaultMessage: 'Close' },
  }),
  ...defineMessages<{
    open: { count: number }
    restore: { name: string }
    emptyText: { count: number }
    more: { count: number }
  }>({
    open: { id: 'guests.bin.open', defaultMessage: 'Bin ({count, number})' },
    restore: { id: 'guests.bin.restore', defaultMessage: 'Restore {name}' },
    emptyText: {
      id: 'guests.bin.emptyText',
      defaultMessage:
        '{count, plural, one {The family in the bin cannot be restored afterwards.} other {The # families in the bin cannot be restored afterwards.}}',
    },
    more: {
      id: 'guests.bin.more',
      defaultMessage:
        '{count, plural, one {# family that was deleted earlier is not shown. “Restore all” and “Empty the bin” include it.} other {# families that were deleted earlier are not shown. “Restore all” and “Empty the bin” include them.}}',
    },
  }),
}

/** What a printed or downloaded list has. */
export const listContentMessages = defineMessages({
  withDeclined: { id: 'guests.content.withDeclined', defaultMessage: 'With families that are not coming' },
  withMessages: { id: 'guests.content.withMessages', defaultMessage: 'With the messages of the replies' },
})

/** The download of the guest list. */
export const downloadMessages = defineMessages({
  title: { id: 'guests.download.title', defaultMessage: 'Download the guest list' },
  text: {
    id: 'guests.download.text',
    defaultMessage:
      'The file says who is coming to each hall, and how many of them are children. You can edit it and import it again: that changes families, not their replies.',
  },
  xlsx: { id: 'guests.download.xlsx', defaultMessage: 'Excel file' },
  csv: { id: 'guests.download.csv', defaultMessage: 'CSV' },
})

/** The list of a hall on paper. */
export const hallListMessages = {
  ...defineMessages({
    title: { id: 'guests.hallList.title', defaultMessage: 'Hall list' },
    description: {
      id: 'guests.hallList.description',
      defaultMessage: 'The families of a hall by table, to print and tick off at the door.',
    },
    withPhones: { id: 'guests.hallList.withPhones', defaultMessage: 'With phone numbers' },
    print: { id: 'guests.hallList.print', defaultMessage: 'Print' },
    name: { id: 'guests.hallList.name', defaultMessage: 'Family' },
    coming: { id: 'guests.hallList.coming', defaultMessage: 'Coming' },
    notes: { id: 'guests.hallList.notes', defaultMessage: 'Notes' },
    noTable: { id: 'guests.hallList.noTable', defaultMessage: 'No table yet' },
    emptyTitle: { id: 'guests.hallList.emptyTitle', defaultMessage: 'Nobody is invited to this hall yet' },
    emptyText: {
      id: 'guests.hallList.emptyText',
      defaultMessage: "Give families seats in this hall on the guest list, and you'll find them here, ready to print.",
    },
    declinedTitle: { id: 'guests.hallList.declinedTitle', defaultMessage: 'Nobody is coming to this hall' },
    declinedText: {
      id: 'guests.hallList.declinedText',
      defaultMessage:
        'The families that have seats here cannot come. The list can include them too: choose that above.',
    },
    noHallTitle: { id: 'guests.hallList.noHallTitle', defaultMessage: 'There is no hall yet' },
    noHallText: {
      id: 'guests.hallList.noHallText',
      defaultMessage: 'Add a hall to one of your events. Each hall has its own list.',
    },
  }),
  ...defineMessages<{
    totals: { families: number; seats: number }
    comingCount: { coming: number; children: number }
  }>({
    comingCount: {
      id: 'guests.hallList.comingCount',
      defaultMessage: '{coming, number}{children, plural, =0 {} one { (# child)} other { (# children)}}',
    },
    totals: {
      id: 'guests.hallList.totals',
      defaultMessage:
        '{families, plural, =0 {No families} one {# family} other {# families}}, {seats, plural, =0 {no seats} one {# seat} other {# seats}}',
    },
  }),
}
