import { defineMessages, type MessageTag } from 'react-intl'

export const importMessages = {
  ...defineMessages({
    title: { id: 'guestImport.title', defaultMessage: 'Import guests' },
    description: {
      id: 'guestImport.description',
      defaultMessage: 'Bring your guests from a spreadsheet, a list or your phone’s contacts.',
    },
    lead: {
      id: 'guestImport.lead',
      defaultMessage:
        'From a spreadsheet, a list in a message or your phone’s contacts. You check it before anything is added.',
    },
    back: { id: 'guestImport.back', defaultMessage: 'Guest list' },
    steps: { id: 'guestImport.steps', defaultMessage: 'Steps' },
    source: { id: 'guestImport.source', defaultMessage: 'Your list' },
    columns: { id: 'guestImport.columns', defaultMessage: 'Columns' },
    preview: { id: 'guestImport.preview', defaultMessage: 'Check and add' },
    previous: { id: 'guestImport.previous', defaultMessage: 'Back' },
    next: { id: 'guestImport.next', defaultMessage: 'Continue' },
    loading: { id: 'guestImport.loading', defaultMessage: 'Loading your guest list' },
  }),
}

export const sourceMessages = {
  ...defineMessages({
    private: {
      id: 'guestImport.private',
      defaultMessage: 'Your list is read on this device. Nothing is sent until you press “Add” at the end.',
    },
    pasteTitle: { id: 'guestImport.pasteTitle', defaultMessage: 'Paste a list' },
    pasteHint: {
      id: 'guestImport.pasteHint',
      defaultMessage: 'One family on each line, or rows copied from a spreadsheet.',
    },
    pasteExample: {
      id: 'guestImport.pasteExample',
      defaultMessage: 'Hajj Mohamed and family 01012345678 5',
    },
    pasteEmpty: { id: 'guestImport.pasteEmpty', defaultMessage: 'Write or paste at least one family.' },
    readPaste: { id: 'guestImport.readPaste', defaultMessage: 'Read this list' },
    fileTitle: { id: 'guestImport.fileTitle', defaultMessage: 'Open a file' },
    fileHint: {
      id: 'guestImport.fileHint',
      defaultMessage: 'Excel (XLSX), CSV or contacts (vCard), up to 5 MB and 5,000 rows.',
    },
    chooseFile: { id: 'guestImport.chooseFile', defaultMessage: 'Choose a file' },
    dropFile: { id: 'guestImport.dropFile', defaultMessage: 'or drop it here' },
    contactsTitle: { id: 'guestImport.contactsTitle', defaultMessage: 'Contacts on this phone' },
    contactsHint: {
      id: 'guestImport.contactsHint',
      defaultMessage: 'You choose the contacts. The others stay on your phone.',
    },
    chooseContacts: { id: 'guestImport.chooseContacts', defaultMessage: 'Choose contacts' },
    contactsFailed: {
      id: 'guestImport.contactsFailed',
      defaultMessage: 'The contacts could not be read. Allow access and try again, or paste a list.',
    },
    reading: { id: 'guestImport.reading', defaultMessage: 'Reading your list…' },
    paste: { id: 'guestImport.pastedList', defaultMessage: 'Pasted list' },
    csv: { id: 'guestImport.csv', defaultMessage: 'CSV file' },
    xlsx: { id: 'guestImport.xlsx', defaultMessage: 'Excel file' },
    vcard: { id: 'guestImport.vcard', defaultMessage: 'Contacts file' },
    contacts: { id: 'guestImport.contacts', defaultMessage: 'Contacts from a phone' },
  }),
  ...defineMessages<{ current: { name: string; count: number; bdi: MessageTag } }>({
    current: {
      id: 'guestImport.current',
      defaultMessage: '<bdi>{name}</bdi> is open: {count, plural, one {# row} other {# rows}}.',
    },
  }),
}

/** What has become of a list that another app has shared. */
export const sharedMessages = {
  ...defineMessages({
    text: { id: 'guestImport.shared.text', defaultMessage: 'This is the text that you shared.' },
    missing: {
      id: 'guestImport.shared.missing',
      defaultMessage: 'What you shared has not arrived here. Share it again, choose the file below, or paste the list.',
    },
    'too-large': {
      id: 'guestImport.shared.tooLarge',
      defaultMessage: 'What you shared is larger than 10 MB, so that it could not be opened. Share a smaller file.',
    },
    'too-many': {
      id: 'guestImport.shared.tooMany',
      defaultMessage: 'You shared more than 10 files, so that none could be opened. Share fewer at once.',
    },
  }),
  ...defineMessages<{ file: { name: string; bdi: MessageTag }; choice: { count: number } }>({
    file: { id: 'guestImport.shared.file', defaultMessage: 'This is the file that you shared: <bdi>{name}</bdi>' },
    choice: {
      id: 'guestImport.shared.choice',
      defaultMessage: 'You shared {count, plural, one {# file} other {# files}}. Choose the one to open first:',
    },
  }),
}

/** Why a source cannot be used, by the code of the error. */
export const importErrorMessages = {
  ...defineMessages({
    unsupported: {
      id: 'guestImport.unsupported',
      defaultMessage:
        'This kind of file cannot be read. Save it as Excel (XLSX) or CSV and choose it again, or copy its table and paste it.',
    },
    damaged: {
      id: 'guestImport.damaged',
      defaultMessage:
        'The file is damaged or incomplete. Open it in its program, save it again as XLSX or CSV, and choose it again.',
    },
    encrypted: {
      id: 'guestImport.encrypted',
      defaultMessage: 'The file has a password. Save it without one, then choose it again.',
    },
    empty: {
      id: 'guestImport.empty',
      defaultMessage: 'There are no guests in it. Check that it has the names, then try again.',
    },
    'too-large': {
      id: 'guestImport.tooLarge',
      defaultMessage: 'It is larger than 5 MB. Remove pictures and other sheets, or divide it into several files.',
    },
    timeout: {
      id: 'guestImport.timeout',
      defaultMessage: 'Reading it takes too long. Divide it into several files, or paste a part of it.',
    },
    unread: {
      id: 'guestImport.unread',
      defaultMessage: 'The file could not be opened. Check that it is still there, then choose it again.',
    },
  }),
  ...defineMessages<{
    'too-many-rows': { rows: number }
    'too-many-columns': { columns: number }
    'unclosed-quote': { line: number }
  }>({
    'too-many-rows': {
      id: 'guestImport.tooManyRows',
      defaultMessage:
        'It has {rows, number} rows, but at most 5,000 can be read at once. Divide it into several files.',
    },
    'too-many-columns': {
      id: 'guestImport.tooManyColumns',
      defaultMessage:
        'It has {columns, number} columns, but at most 100 can be read. Delete those that are not about guests.',
    },
    'unclosed-quote': {
      id: 'guestImport.unclosedQuote',
      defaultMessage:
        'A quotation mark (") opens on line {line, number} and never closes. Correct that line, then try again.',
    },
  }),
}

export const columnMessages = {
  ...defineMessages({
    lead: {
      id: 'guestImport.columnsLead',
      defaultMessage: 'This is what we think each column holds. Correct what is wrong.',
    },
    table: { id: 'guestImport.firstRows', defaultMessage: 'The first rows of your list' },
    id: { id: 'guestImport.field.id', defaultMessage: 'Zaffa ID' },
    honorific: { id: 'guestImport.field.honorific', defaultMessage: 'Title' },
    name: { id: 'guestImport.field.name', defaultMessage: 'Name' },
    firstName: { id: 'guestImport.field.firstName', defaultMessage: 'First name' },
    middleName: { id: 'guestImport.field.middleName', defaultMessage: 'Middle name' },
    lastName: { id: 'guestImport.field.lastName', defaultMessage: 'Last name' },
    organization: { id: 'guestImport.field.organization', defaultMessage: 'Company, if there is no name' },
    side: { id: 'guestImport.field.side', defaultMessage: 'Side' },
    tags: { id: 'guestImport.field.tags', defaultMessage: 'Tags' },
    phone: { id: 'guestImport.field.phone', defaultMessage: 'Phone number' },
    language: { id: 'guestImport.field.language', defaultMessage: 'Language' },
    tableLabel: { id: 'guestImport.field.tableLabel', defaultMessage: 'Table' },
    note: { id: 'guestImport.field.note', defaultMessage: 'Note' },
    ignore: { id: 'guestImport.field.ignore', defaultMessage: 'Leave out' },
    seatsNowhere: { id: 'guestImport.field.seatsNowhere', defaultMessage: 'Seats: choose a hall' },
    groom: { id: 'guestImport.groom', defaultMessage: 'Groom' },
    bride: { id: 'guestImport.bride', defaultMessage: 'Bride' },
    both: { id: 'guestImport.both', defaultMessage: 'Both' },
    ar: { id: 'guestImport.ar', defaultMessage: 'Arabic' },
    en: { id: 'guestImport.en', defaultMessage: 'English' },
    sideQuestion: {
      id: 'guestImport.sideQuestion',
      defaultMessage: 'Side of new families',
    },
    sheets: { id: 'guestImport.sheets', defaultMessage: 'Sheets of this file' },
    noSheetSide: { id: 'guestImport.noSheetSide', defaultMessage: 'Side: as in its rows' },
    seatsHall: { id: 'guestImport.seatsHall', defaultMessage: 'The seats are in' },
    noName: { id: 'guestImport.noNameColumn', defaultMessage: 'Choose the column that holds the names.' },
    unknownHall: {
      id: 'guestImport.unknownHall',
      defaultMessage: 'Seats without a hall are left out. Choose one of your halls above the column of these seats.',
    },
    noHalls: {
      id: 'guestImport.noHalls',
      defaultMessage: 'Your wedding has no hall yet, so seats are left out. Add a hall first if you need them.',
    },
  }),
  ...defineMessages<{
    sheet: { name: string; count: number; bdi: MessageTag }
    hiddenSheet: { name: string; count: number; bdi: MessageTag }
    sheetSide: { name: string }
  }>({
    sheet: {
      id: 'guestImport.sheet',
      defaultMessage: '<bdi>{name}</bdi>: {count, plural, one {# row} other {# rows}}',
    },
    hiddenSheet: {
      id: 'guestImport.hiddenSheet',
      defaultMessage: '<bdi>{name}</bdi> (hidden): {count, plural, one {# row} other {# rows}}',
    },
    sheetSide: { id: 'guestImport.sheetSide', defaultMessage: 'Side of the guests in {name}' },
  }),
  ...defineMessages<{ column: { n: number; header: string }; seats: { hall: string } }>({
    column: {
      id: 'guestImport.column',
      defaultMessage: 'Column {n, number}{header, select, none {} other {: {header}}}',
    },
    seats: { id: 'guestImport.field.seats', defaultMessage: 'Seats: {hall}' },
  }),
}
