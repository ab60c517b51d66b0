import { readSheet } from 'read-excel-file/node'
import { registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import { sendReply } from '../../../tests/server/support/replies.ts'
import { addHousehold, createWedding } from '../../../tests/server/support/weddings.ts'
import type { PlannedWedding } from '../../../tests/server/support/weddings.ts'

let server: TestServer
let couple: Couple
let wedding: PlannedWedding
beforeAll(async () => void (server = await startTestServer()))
beforeEach(async () => {
  couple = await registerCouple(server)
  wedding = await createWedding(couple)
})
afterAll(() => server.close())

const download = (name: string, language = 'en') =>
  couple.call('GET', `${wedding.path}/exports/households.${name}`, { headers: { 'accept-language': language } })
const HALL = 'Wedding / القاعة الرئيسية'

/** Adds a household of three seats, which replies unless `seats` is undefined. */
async function addReply(name: string, coming?: number, message?: string) {
  const household = await addHousehold(couple, wedding, { name })
  if (coming === undefined) return
  const seats = coming === 0 ? [] : [{ hallId: wedding.hallId, coming, children: 1 }]
  await sendReply(server, wedding, household.linkToken, { seats, message })
}

describe('the downloaded list', () => {
  it('is a CSV with a byte order mark, in which no cell is calculated', async () => {
    await addHousehold(couple, wedding, {
      name: '=1+1',
      honorific: '@x',
      phone: '+201012345678',
      note: 'a "b"\nc',
      tags: ['a', 'b'],
    })
    const response = await download('csv')
    expect(response.headers['content-disposition']).toContain("filename*=UTF-8''Guest%20list.csv")
    const [header, row] = response.raw.toString('utf8').split('\r\n')
    expect(header).toBe(
      `\uFEFFTitle,Name,Reply,Seats: ${HALL},Coming: ${HALL},Children: ${HALL},Side,Phone,Tags,Table,Language,Note,Persons,ID`,
    )
    expect(row).toContain(`"'@x","'=1+1",No reply yet,3,,,Bride,"'+201012345678","a, b",,Arabic,"a ""b""\nc",,`)
  })

  it('is a spreadsheet with the same cells, in Arabic from right to left', async () => {
    await addHousehold(couple, wedding, { name: 'منى', persons: [{ name: 'سلمى', child: true }] })
    const response = await download('xlsx', 'ar')
    const [header, row] = (await readSheet(response.raw)) as string[][]
    expect(header!.slice(0, 6)).toEqual([
      'اللقب',
      'الاسم',
      'الردّ',
      'المقاعد: فرح / القاعة الرئيسية',
      'الحضور: فرح / القاعة الرئيسية',
      'الأطفال: فرح / القاعة الرئيسية',
    ])
    expect(row).toEqual(expect.arrayContaining(['منى', 'لم يردّوا بعد', 3, 'العروس', 'العربية', 'سلمى (طفل)']))
  })

  it('says who comes to each hall, children apart, and marks those who do not come', async () => {
    await addReply('a', 2)
    await addReply('b', 0)
    await addReply('c')
    const rows = (await download('csv')).text.split('\r\n').slice(1)
    expect(rows.map((row) => row.split(',').slice(1, 6))).toEqual([
      ['a', 'Coming', '3', '2', '1'],
      ['b', 'Not coming', '3', '0', '0'],
      ['c', 'No reply yet', '3', '', ''],
    ])
  })

  it('leaves out on request those who do not come', async () => {
    await addReply('Zzcoming', 2)
    await addReply('Zzdeclined', 0)
    await addReply('Zzsilent')
    const { text } = await download('csv?declined=omit')
    expect(text.match(/Zz\w+/g)).toEqual(['Zzcoming', 'Zzsilent'])
  })

  it('has the messages of the replies on request, in which no cell is calculated', async () => {
    await addReply('a', 2, '=HYPERLINK("http://evil.test")')
    expect((await download('csv')).text).not.toContain('HYPERLINK')
    const [header, row] = (await download('csv?messages=include')).text.split('\r\n')
    expect(header).toMatch(/,Reply message,ID$/)
    expect(row).toContain(`,"'=HYPERLINK(""http://evil.test"")",`)
    const [titles, cells] = (await readSheet((await download('xlsx?messages=include')).raw)) as string[][]
    expect(cells![titles!.indexOf('Reply message')]).toBe('=HYPERLINK("http://evil.test")')
  })

  it('contains no households of the bin', async () => {
    const { id } = await addHousehold(couple, wedding, { name: 'Zzdeleted' })
    await couple.call('DELETE', `${wedding.path}/households/${id}`)
    expect((await download('csv')).text).not.toContain('Zzdeleted')
  })
})
