import { expect, it } from '@jest/globals'
import { parseImport } from '../parseImport'
import type { ColumnTarget } from './fields'
import { guessColumns } from './guessColumns'

const toLabel = (target: ColumnTarget) => (target.field === 'seats' ? `seats:${target.hall}` : target.field)

const guess = async (...rows: string[]) => guessColumns(await parseImport({ text: rows.join('\n') })).map(toLabel)

it('maps the headers of an Arabic list', async () => {
  const header = 'م\tالإسم\tرقم الموبايل\tعدد الأفراد\tالطرف\tملاحظات\tرقم الطاولة'
  expect(await guess(header, '1\tمنى\t01012345678\t3\tالعريس\tx\t7')).toEqual([
    'ignore',
    'name',
    'phone',
    'seats:',
    'side',
    'note',
    'tableLabel',
  ])
})

it('maps every field of an English list', async () => {
  const header = 'Id,Honorific,Name,Side,Tags,Phone,Language,Table,Note,Seats: Main hall,المقاعد: قاعة النساء'
  const row = '3f2b8a1c-0d4e-4f6a-9b7c-112233445566,Mr,Mona,bride,x,01012345678,ar,7,y,3,2'
  expect(await guess(header, row)).toEqual([
    'id',
    'honorific',
    'name',
    'side',
    'tags',
    'phone',
    'language',
    'tableLabel',
    'note',
    'seats:Main hall',
    'seats:قاعة النساء',
  ])
})

it("maps Outlook's names company and phones, and ignores fax", async () => {
  const header = 'Title;First Name;Middle Name;Last Name;Company;Business Fax;Home Phone;Mobile Phone;Categories'
  expect(await guess(header, 'Mr;Omar;Ali;Hassan;Nile;0222345678;0223456789;01012345678;Family')).toEqual([
    'honorific',
    'firstName',
    'middleName',
    'lastName',
    'organization',
    'ignore',
    'phone',
    'phone',
    'tags',
  ])
})

it('ignores the parts of a name beside the whole name', async () => {
  expect(await guess('Name,Given Name,Family Name', 'Omar Hassan,Omar,Hassan')).toEqual(['name', 'ignore', 'ignore'])
})

it('maps headers with further words', async () => {
  expect(await guess('اسم المدعو (ثلاثي);رقم الموبايل / واتساب;كام مقعد؟ (عدد)', 'منى;01012345678;3')).toEqual([
    'name',
    'phone',
    'seats:',
  ])
})

it('maps columns without a header by their content', async () => {
  expect(await guess('منى علي\t01012345678\t3\tx', 'خالد\t٠١١١٢٣٤٥٦٧٨\t٢\ty', 'هدى\t+20 12 12345678\t5\tz')).toEqual([
    'name',
    'phone',
    'seats:',
    'ignore',
  ])
})

it.each([
  ['escaped for a spreadsheet', '"=""01012345678"""', '"=""01112345678"""'],
  ['with a label', 'ت: 01012345678', 'موبايل 01112345678'],
  ['two in a cell', '01012345678-01112345678', '01212345678-01512345678'],
])('maps phones %s by their content', async (_, first, second) => {
  expect(await guess(`منى علي\t${first}`, `خالد\t${second}`)).toEqual(['name', 'phone'])
})

it('does not take numbers below other headers for seats', async () => {
  const header = 'Display Name,Mobile Number,Pager Number,Birth Year,Birth Month,Birth Day,Custom 1,Floor'
  expect(await guess(header, 'Omar Hassan,01012345678,0222345678,1990,5,3,2,7')).toEqual([
    'name',
    'phone',
    ...Array.from({ length: 6 }, () => 'ignore'),
  ])
  expect(await guess('الاسم,الرقم البريدي,يوم الميلاد,الدور,كام فرد؟', 'منى,115,3,2,4')).toEqual([
    'name',
    'ignore',
    'ignore',
    'ignore',
    'seats:',
  ])
})

it('does not take row numbers, dates and national identity numbers for seats and phones', async () => {
  expect(
    await guess(
      '1\tمنى\t29901011234567\t2027-05-14',
      '2\tخالد\t29901011234568\t2027-05-15',
      '3\tهدى\t29901011234569\t2027-05-16',
    ),
  ).toEqual(['ignore', 'name', 'ignore', 'ignore'])
})

it('ignores an identifier column with row numbers', async () => {
  expect(await guess('ID,Name', '1,Mona', '2,Khaled')).toEqual(['ignore', 'name'])
})

it('maps a header that names guests to seats when the cells are numbers', async () => {
  expect(await guess('Family,Guests', 'Mona,3', 'Khaled,2')).toEqual(['name', 'seats:'])
})

it('maps a single-valued field once', async () => {
  expect(await guess('Name,Notes,Comments,Seats,Count', 'Mona,a,b,2,3')).toEqual([
    'name',
    'note',
    'ignore',
    'seats:',
    'ignore',
  ])
})

it('ignores the replies of our own export, whatever the hall is called', async () => {
  const header = 'Name,Reply,Seats: Phone hall,Coming: Phone hall,Children: Phone hall,Reply message,ID'
  const row = 'Mona,Coming,3,2,1,Mabrouk,3f2b8a1c-0d4e-4f6a-9b7c-112233445566'
  expect(await guess(header, row)).toEqual(['name', 'ignore', 'seats:Phone hall', 'ignore', 'ignore', 'ignore', 'id'])
  const arabic = 'الاسم,الردّ,المقاعد: قاعة الهاتف,الحضور: قاعة الهاتف,الأطفال: قاعة الهاتف,رسالة الردّ,المعرّف'
  expect(await guess(arabic, row)).toEqual(['name', 'ignore', 'seats:قاعة الهاتف', 'ignore', 'ignore', 'ignore', 'id'])
})

it('ignores a column of persons with their names, as in our own export', async () => {
  expect(await guess('Name,Seats: Hall,Persons', 'Mona,2,Salma (child)', 'Khaled,3,')).toEqual([
    'name',
    'seats:Hall',
    'ignore',
  ])
})
