import { defineMessages, type MessageTag } from 'react-intl'

export const verdictMessages = defineMessages({
  add: { id: 'guestImport.verdict.add', defaultMessage: 'New' },
  update: { id: 'guestImport.verdict.update', defaultMessage: 'Update' },
  unchanged: { id: 'guestImport.verdict.unchanged', defaultMessage: 'On your list' },
  ask: { id: 'guestImport.verdict.ask', defaultMessage: 'Decide' },
  skip: { id: 'guestImport.verdict.skip', defaultMessage: 'Left out' },
})

/** Labels of the filters, with the number of rows. */
export const filterMessages = {
  ...defineMessages({ label: { id: 'guestImport.filters', defaultMessage: 'Show' } }),
  ...defineMessages<Record<'all' | 'add' | 'update' | 'ask' | 'unchanged' | 'skip', { count: number }>>({
    all: { id: 'guestImport.filter.all', defaultMessage: '{count, plural, one {# family} other {All # families}}' },
    add: { id: 'guestImport.filter.add', defaultMessage: '{count, number} new' },
    update: { id: 'guestImport.filter.update', defaultMessage: '{count, number} updated' },
    ask: { id: 'guestImport.filter.ask', defaultMessage: '{count, number} to decide' },
    unchanged: { id: 'guestImport.filter.unchanged', defaultMessage: '{count, number} on your list already' },
    skip: { id: 'guestImport.filter.skip', defaultMessage: '{count, number} without a name' },
  }),
}

export const previewMessages = {
  ...defineMessages({
    list: { id: 'guestImport.previewList', defaultMessage: 'Families in your list' },
    selectShown: { id: 'guestImport.selectShown', defaultMessage: 'Select all of these' },
    deselectShown: { id: 'guestImport.deselectShown', defaultMessage: 'Deselect all of these' },
    addAll: { id: 'guestImport.addAll', defaultMessage: 'Add all as other families' },
    updateAll: { id: 'guestImport.updateAll', defaultMessage: 'Update all' },
    nameless: { id: 'guestImport.nameless', defaultMessage: 'No name' },
    addAnother: { id: 'guestImport.addAnother', defaultMessage: 'Add as another family' },
    noChanges: { id: 'guestImport.noChanges', defaultMessage: 'All of this is already on your list.' },
    blank: { id: 'guestImport.blank', defaultMessage: 'empty' },
    nothingTitle: { id: 'guestImport.nothingTitle', defaultMessage: 'Nothing to add' },
    nothingText: { id: 'guestImport.nothingText', defaultMessage: 'All of these guests are already on your list.' },
    emptyTitle: { id: 'guestImport.emptyTitle', defaultMessage: 'No guests found' },
    emptyText: {
      id: 'guestImport.emptyText',
      defaultMessage: 'No row has a name. Go back and choose the column with the names, or use another list.',
    },
    anotherList: { id: 'guestImport.anotherList', defaultMessage: 'Use another list' },
    tickSome: { id: 'guestImport.tickSome', defaultMessage: 'Select the families that you want to add.' },
    edit: { id: 'guestImport.edit', defaultMessage: 'Edit' },
    save: { id: 'guestImport.save', defaultMessage: 'Save' },
    seatsField: { id: 'guestImport.seatsField', defaultMessage: 'Seats' },
    sending: { id: 'guestImport.sending', defaultMessage: 'Adding…' },
    nothingLost: {
      id: 'guestImport.nothingLost',
      defaultMessage: 'Your list and your choices are still here. Trying again adds nobody twice.',
    },
    rowErrors: {
      id: 'guestImport.rowErrors',
      defaultMessage: 'Nothing was added, because some rows have errors. They are marked below: edit or deselect them.',
    },
  }),
  ...defineMessages<{
    take: { name: string }
    editRow: { name: string }
    row: { line: number }
    seats: { hall: string; count: number; bdi: MessageTag }
    table: { table: string; bdi: MessageTag }
    change: { field: string; before: string; after: string; del: MessageTag; ins: MessageTag }
    samePhone: { name: string; bdi: MessageTag }
    sameName: { name: string; bdi: MessageTag }
    sameId: { name: string; bdi: MessageTag }
    samePhoneRow: { name: string; line: number; bdi: MessageTag }
    sameNameRow: { name: string; line: number; bdi: MessageTag }
    updateThat: { name: string; bdi: MessageTag }
    joinRow: { name: string; line: number; bdi: MessageTag }
    choice: { name: string }
    undecided: { count: number }
    excess: { count: number }
    add: { count: number }
    update: { count: number }
    addAndUpdate: { add: number; update: number }
  }>({
    take: { id: 'guestImport.take', defaultMessage: 'Select {name}' },
    editRow: { id: 'guestImport.editRow', defaultMessage: 'Edit {name}' },
    row: { id: 'guestImport.row', defaultMessage: 'Row {line, number}' },
    seats: {
      id: 'guestImport.seatsIn',
      defaultMessage: '{count, plural, one {# seat} other {# seats}} in <bdi>{hall}</bdi>',
    },
    table: { id: 'guestImport.table', defaultMessage: 'Table <bdi>{table}</bdi>' },
    change: {
      id: 'guestImport.change',
      defaultMessage: '{field}: <del>{before}</del> → <ins>{after}</ins>',
    },
    samePhone: { id: 'guestImport.samePhone', defaultMessage: 'Your list has this number: <bdi>{name}</bdi>' },
    sameName: { id: 'guestImport.sameName', defaultMessage: 'Your list has this family: <bdi>{name}</bdi>' },
    sameId: { id: 'guestImport.sameId', defaultMessage: 'An earlier row is this family too: <bdi>{name}</bdi>' },
    samePhoneRow: {
      id: 'guestImport.samePhoneRow',
      defaultMessage: 'Row {line, number} has this number: <bdi>{name}</bdi>',
    },
    sameNameRow: {
      id: 'guestImport.sameNameRow',
      defaultMessage: 'Row {line, number} has this family: <bdi>{name}</bdi>',
    },
    updateThat: { id: 'guestImport.updateThat', defaultMessage: 'Update <bdi>{name}</bdi>' },
    joinRow: {
      id: 'guestImport.joinRow',
      defaultMessage: 'The same family as row {line, number}, <bdi>{name}</bdi>',
    },
    choice: { id: 'guestImport.choice', defaultMessage: 'Decision about {name}' },
    undecided: {
      id: 'guestImport.undecided',
      defaultMessage:
        '{count, plural, one {# family is waiting for your decision. Until then it is left out.} other {# families are waiting for your decision. Until then they are left out.}}',
    },
    excess: {
      id: 'guestImport.excess',
      defaultMessage:
        'A guest list can have up to 3,000 families. {count, plural, one {Leave out # family.} other {Leave out # families.}}',
    },
    add: { id: 'guestImport.add', defaultMessage: '{count, plural, one {Add # family} other {Add # families}}' },
    update: {
      id: 'guestImport.update',
      defaultMessage: '{count, plural, one {Update # family} other {Update # families}}',
    },
    addAndUpdate: {
      id: 'guestImport.addAndUpdate',
      defaultMessage: '{add, plural, one {Add # family} other {Add # families}}, update {update, number}',
    },
  }),
}

/** What is lost or uncertain in a row, and what to do. */
export const warningMessages = {
  ...defineMessages({
    'several-phones': {
      id: 'guestImport.warning.severalPhones',
      defaultMessage: 'Several phone numbers: the mobile one is used, and the others go into the note.',
    },
    'other-side': {
      id: 'guestImport.warning.otherSide',
      defaultMessage: 'Left out: the couple adds and changes families of the other side and of both. Ask them.',
    },
    'unknown-side': {
      id: 'guestImport.warning.unknownSide',
      defaultMessage: 'The side is not clear: write “groom”, “bride” or “both” in your list, or change it later.',
    },
    'unknown-language': {
      id: 'guestImport.warning.unknownLanguage',
      defaultMessage: 'The language is not clear: the invitation language for new families is used.',
    },
    shortened: {
      id: 'guestImport.warning.shortened',
      defaultMessage: 'A text is too long and was cut. Check it after you have added it.',
    },
    'damaged-text': {
      id: 'guestImport.warning.damagedText',
      defaultMessage: 'Some characters of your file are damaged and appear as �. Correct them after you have added it.',
    },
    'merged-name': {
      id: 'guestImport.warning.mergedName',
      defaultMessage: 'The name belongs to several merged rows, so each of them gets it.',
    },
  }),
  ...defineMessages<
    Record<
      'scientific' | 'letters' | 'too-short' | 'short-number' | 'invalid' | 'guessed-phone' | 'bad-seats',
      { typed: string; bdi: MessageTag }
    >
  >({
    scientific: {
      id: 'guestImport.warning.scientific',
      defaultMessage:
        'The spreadsheet has lost digits of the phone number <bdi>{typed}</bdi>. It is kept as it is: edit it here or later.',
    },
    letters: {
      id: 'guestImport.warning.phoneWords',
      defaultMessage: '<bdi>{typed}</bdi> is not a phone number. It is kept as it is: edit it here or later.',
    },
    'too-short': {
      id: 'guestImport.warning.tooShort',
      defaultMessage: 'The phone number <bdi>{typed}</bdi> is too short. It is kept as it is: edit it here or later.',
    },
    'short-number': {
      id: 'guestImport.warning.shortNumber',
      defaultMessage: '<bdi>{typed}</bdi> is a short number without WhatsApp. It is kept as it is.',
    },
    'guessed-phone': {
      id: 'guestImport.warning.guessedPhone',
      defaultMessage: '<bdi>{typed}</bdi> has no country code, so we read it as an Egyptian number. Check it.',
    },
    invalid: {
      id: 'guestImport.warning.invalid',
      defaultMessage: 'The phone number <bdi>{typed}</bdi> is not valid. It is kept as it is: edit it here or later.',
    },
    'bad-seats': {
      id: 'guestImport.warning.badSeats',
      defaultMessage: '<bdi>{typed}</bdi> is not a number of seats and was left out. Write one number up to 999.',
    },
  }),
}

export const resultMessages = {
  ...defineMessages({
    title: { id: 'guestImport.resultTitle', defaultMessage: 'Your guests are on the list' },
    undo: { id: 'guestImport.undo', defaultMessage: 'Undo this import' },
    undoTitle: { id: 'guestImport.undoTitle', defaultMessage: 'Undo this import?' },
    undoText: {
      id: 'guestImport.undoText',
      defaultMessage:
        'Families that it added go to the bin, and those that it updated get their earlier details back. Families that you have edited or that have replied since stay as they are.',
    },
    undoConfirm: { id: 'guestImport.undoConfirm', defaultMessage: 'Undo' },
    undoing: { id: 'guestImport.undoing', defaultMessage: 'Undoing…' },
    cancel: { id: 'guestImport.cancel', defaultMessage: 'Cancel' },
    toList: { id: 'guestImport.toList', defaultMessage: 'See the guest list' },
    again: { id: 'guestImport.again', defaultMessage: 'Import another list' },
    changedSince: {
      id: 'guestImport.changedSince',
      defaultMessage:
        'Your first attempt had already arrived, so what you changed afterwards is not in it. Check the list again to add the rest, or undo this import.',
    },
    checkAgain: { id: 'guestImport.checkAgain', defaultMessage: 'Check the list again' },
    history: { id: 'guestImport.history', defaultMessage: 'Recent imports' },
    undoneTitle: { id: 'guestImport.undoneTitle', defaultMessage: 'The import is undone' },
  }),
  ...defineMessages<{
    counts: { added: number; updated: number; unchanged: number }
    undoable: { time: string }
    undone: { removed: number; restored: number; kept: number }
    undoneOn: { time: string }
    undoNamed: { name: string }
    maybeElsewhere: { names: string; more: number; bdi: MessageTag }
  }>({
    counts: {
      id: 'guestImport.counts',
      defaultMessage:
        '{added, plural, =0 {} one {# family added. } other {# families added. }}{updated, plural, =0 {} one {# family updated. } other {# families updated. }}{unchanged, plural, =0 {} one {# had nothing new.} other {# had nothing new.}}',
    },
    undoable: { id: 'guestImport.undoable', defaultMessage: 'You can undo it until {time}.' },
    undone: {
      id: 'guestImport.undone',
      defaultMessage:
        '{removed, plural, =0 {} one {# family is in the bin. } other {# families are in the bin. }}{restored, plural, =0 {} one {# family has its earlier details again. } other {# families have their earlier details again. }}{kept, plural, =0 {} one {# family stays, because it was edited or has replied since.} other {# families stay, because they were edited or have replied since.}}',
    },
    undoneOn: { id: 'guestImport.undoneOn', defaultMessage: 'Undone on {time}' },
    undoNamed: { id: 'guestImport.undoNamed', defaultMessage: 'Undo this import: {name}' },
    maybeElsewhere: {
      id: 'guestImport.maybeElsewhere',
      defaultMessage:
        "Maybe on the other family's list, too: <bdi>{names}</bdi>{more, plural, =0 {} one { and # more} other { and # more}}. Ask the couple.",
    },
  }),
}
