import { describe, expect, it } from '@jest/globals'
import { guessColumns } from '../headers/guessColumns'
import { parseImport } from '../parseImport'
import { toImportRows } from './toImportRows'

async function read(...rows: string[]) {
  const table = await parseImport({ text: rows.join('\n') })
  return toImportRows(table, guessColumns(table), ['EG'])
}

const readOne = async (header: string, row: string) => (await read(header, row))[0]

it('reads all fields of a row', async () => {
  const header = 'Id;Honorific;Name;Side;Tags;Phone;Phone 2;Language;Table;Note;Seats: Men;Seats: Women'
  const row = '3f2b8a1c-0d4e;الحاج;محمد علي;طرف العروسة;أهل، جيران;01012345678;+20 10 12345678;English;7;x;3;'
  expect(await readOne(header, row)).toEqual({
    line: 2,
    id: '3f2b8a1c-0d4e',
    honorific: 'الحاج',
    name: 'محمد علي',
    side: 'bride',
    tags: ['أهل', 'جيران'],
    phones: [{ typed: '01012345678', e164: '+201012345678', isMobile: true }],
    phoneText: '01012345678',
    language: 'en',
    tableLabel: '7',
    note: 'x',
    seats: [{ column: 10, hall: 'Men', allowed: 3, typed: '3' }],
    problems: [],
  })
})

describe('seats', () => {
  it.each([
    ['5', 5],
    ['٥', 5],
    ['۱۲', 12],
    ['0', 0],
    ['5.0', 5],
    ['999', 999],
  ])('reads %s', async (typed, allowed) => {
    expect(await readOne('Name;Phone;Seats', `Mona;;${typed}`)).toMatchObject({
      seats: [{ hall: '', allowed, typed }],
      problems: [],
    })
  })

  it.each([['-2'], ['2.5'], ['1000'], ['10,000'], ['خمسة']])('reports %s as bad', async (typed) => {
    expect(await readOne('Name;Phone;Seats', `Mona;;${typed}`)).toMatchObject({
      seats: [{ allowed: null, typed }],
      problems: ['bad-seats'],
    })
  })
})

describe('side', () => {
  it.each([
    ['العريس', 'groom'],
    ["Groom's", 'groom'],
    ['أهل العروسه', 'bride'],
    ['Bride', 'bride'],
    ['الطرفين', 'both'],
    ['الطرفان', 'both'],
    ['العريس والعروسة', 'both'],
  ])('reads %s', async (typed, side) => {
    expect(await readOne('Name;Side', `Mona;${typed}`)).toMatchObject({ side, problems: [] })
  })

  it('reports other words', async () => {
    const row = await readOne('Name;Side', 'Mona;الجيران')
    expect(row).not.toHaveProperty('side')
    expect(row?.problems).toEqual(['unknown-side'])
  })
})

describe('honorific', () => {
  it.each([
    ['الحاج محمد علي', 'الحاج', 'محمد علي'],
    ['الحاجه فاطمة', 'الحاجه', 'فاطمة'],
    ['أ/ منى', 'أ/', 'منى'],
    ['د. أحمد', 'د.', 'أحمد'],
    ['أ.د. أحمد', 'أ.د.', 'أحمد'],
    ['الحاج الدكتور / محمد علي', 'الحاج الدكتور /', 'محمد علي'],
    ['السيد / أحمد', 'السيد /', 'أحمد'],
    ['Dr. Nora Hassan', 'Dr.', 'Nora Hassan'],
    ['MRS Nora', 'MRS', 'Nora'],
  ])('splits %s', async (typed, honorific, name) => {
    expect(await readOne('Name;Phone', `${typed};`)).toMatchObject({ honorific, name })
  })

  it.each([['السيد أحمد'], ['محمد الحاج'], ['الحاج'], ['أحمد'], ['عائلة المهندس خالد'], ['Drake Ali']])(
    'leaves %s',
    async (typed) => {
      const row = await readOne('Name;Phone', `${typed};`)
      expect(row?.name).toBe(typed)
      expect(row).not.toHaveProperty('honorific')
    },
  )

  it('leaves the name when honorifics have a column', async () => {
    expect(await readOne('Honorific;Name', ';الحاج محمد')).toMatchObject({ name: 'الحاج محمد' })
  })

  it('keeps a name of our own export that begins with its honorific', async () => {
    const id = '5d9c1b3e-8a7f-4e20-9b46-3f1d7c5a2e84'
    expect(await readOne('ID;Title;Name', `${id};الحاج;الحاج محمد`)).toMatchObject({ id, name: 'الحاج محمد' })
  })

  it('removes an honorific from the name that its column repeats', async () => {
    expect(await readOne('Honorific;Name', 'الحاج;الحاج محمد')).toMatchObject({ honorific: 'الحاج', name: 'محمد' })
  })
})

it('joins the parts of a name', async () => {
  expect(await readOne('First Name;Middle Name;Last Name;Phone', 'Omar;;Hassan;')).toMatchObject({
    name: 'Omar Hassan',
  })
})

it('takes the organization for the name only where a contact has none', async () => {
  const rows = await read(
    'First Name,Last Name,Organization Name,Phone 1 - Value',
    ',,فندق النيل,0223456789',
    'علي,حسن,شركة النور,01012345678',
  )
  expect(rows.map(({ name }) => name)).toEqual(['فندق النيل', 'علي حسن'])
})

it("splits tags, drops Google's own labels and repeated tags", async () => {
  expect((await readOne('Name;Labels', 'Mona;* myContacts ::: * starred ::: * friends ::: أهل,اهل'))?.tags).toEqual([
    'friends',
    'اهل',
  ])
})

it('removes the apostrophe that escapes a formula, and no other', async () => {
  expect(await readOne('Name;Note', "'=Mona;'quoted")).toMatchObject({ name: '=Mona', note: "'quoted" })
})

it('keeps a row without a name and reports it', async () => {
  expect(await read('Name;Phone', ';01012345678')).toEqual([
    {
      line: 2,
      phones: [{ typed: '01012345678', e164: '+201012345678', isMobile: true }],
      phoneText: '01012345678',
      seats: [],
      problems: ['no-name'],
    },
  ])
})

it('skips a row that has content only in ignored columns', async () => {
  expect(
    (await read('م;Name;Phone', '1;Mona;01012345678', '2;;', '3;Hoda;01112345678')).map(({ line }) => line),
  ).toEqual([2, 4])
})

it('keeps the words beside a phone', async () => {
  expect(await readOne('Name;Phone;Note', 'Mona;01012345678 (ماما) 19123;x')).toMatchObject({
    phones: [{ typed: '01012345678', e164: '+201012345678' }],
    note: 'x',
    phoneWords: 'ماما 19123',
  })
})

describe('the main phone', () => {
  it.each([
    ['a mobile after a landline', 'Name;Phone;Phone 2', 'Mona;0223456789;01012345678'],
    ['a mobile after a landline in one cell', 'Name;Phone;Note', 'Mona;0223456789 / 01012345678;'],
    ['a mobile after a fax', 'Name;Mobile Phone;Business Fax', 'Mona;01012345678;01112345678'],
    ['the preferred one of two', 'Name;Phone;Primary Phone', 'Mona;01112345678;01012345678'],
    ['the first of two', 'Name;Phone;Phone 2', 'Mona;01012345678;01112345678'],
    ['one that is valid', 'Name;Phone;Phone 2', 'Mona;0101234567;01012345678'],
    [
      "the mobile beside Google's fax",
      'First Name;Phone 1 - Label;Phone 1 - Value;Phone 2 - Label;Phone 2 - Value',
      'Mona;Work Fax;+20 11 12345678;Mobile;+20 10 12345678',
    ],
    [
      "Google's mobile beside a landline of a country where both look alike",
      'First Name;Phone 1 - Label;Phone 1 - Value;Phone 2 - Label;Phone 2 - Value',
      'Mona;Home;+1 212 555 0123;Mobile;+20 10 12345678',
    ],
  ])('is %s', async (_, header, row) => {
    expect((await readOne(header, row))?.phones[0]?.e164).toBe('+201012345678')
  })

  it.each([
    ['a mobile after a fax', 'TEL;WORK;FAX:+20111234567', 'TEL;CELL:01012345678'],
    ['a mobile after a home phone', 'TEL;TYPE=HOME,VOICE,PREF:0223456789', 'TEL;TYPE=CELL:01012345678'],
    ['a mobile after a pager', 'TEL;PAGER:01112345678', 'TEL;CELL:01012345678'],
    ['the preferred mobile', 'TEL;TYPE=CELL:01112345678', 'TEL;TYPE=CELL;PREF=1:01012345678'],
  ])('of a vCard is %s', async (_, ...phones) => {
    const [row] = await read('BEGIN:VCARD', 'VERSION:3.0', 'FN:Mona', ...phones, 'END:VCARD')
    expect(row?.phones[0]?.e164).toBe('+201012345678')
    expect(row?.phones).toHaveLength(2)
  })
})

it('keeps a row with a damaged phone', async () => {
  expect(await readOne('Name;Phone', 'Mona;1.01235E+09')).toMatchObject({
    name: 'Mona',
    phones: [{ typed: '1.01235E+09', e164: null, problem: 'scientific' }],
    problems: [],
  })
})
