import { describe, expect, it } from '@jest/globals'
import { createHousehold, HENNA, MEN, planText, WOMEN } from '@tests/guestImport/plan'
import type { PlannedRow } from './types'

const PHONE = '01012345678'
const E164 = '+201012345678'
const HEADER = 'Name\tPhone\tTags\tTable\tNote\tSeats: قاعة الرجال\tSide'
const table = (...rows: string[][]) => [HEADER, ...rows.map((cells) => cells.join('\t'))].join('\n')
const getVerdicts = (rows: PlannedRow[]) => rows.map(({ verdict }) => verdict)
const getWarnings = (rows: PlannedRow[]) => rows.flatMap(({ warnings }) => warnings)

describe('verdicts', () => {
  it('adds families that the list does not have, of both sides unless the row says otherwise', async () => {
    const [mona, khaled] = await planText(table(['منى', PHONE, 'x,y', '7', 'n', '3', 'bride'], ['خالد']))
    expect(mona).toMatchObject({
      verdict: 'add',
      addition: {
        name: 'منى',
        phone: PHONE,
        tags: ['x', 'y'],
        tableLabel: '7',
        note: 'n',
        side: 'bride',
        seats: [{ hallId: MEN, allowed: 3 }],
      },
    })
    expect(khaled).toMatchObject({ verdict: 'add', addition: { name: 'خالد', side: 'both' } })
  })

  it('updates the household of the same phone and folded name, field by field', async () => {
    const seats = [
      { hallId: MEN, allowed: 2 },
      { hallId: WOMEN, allowed: 4 },
    ]
    const household = createHousehold({ name: 'أحمد', phone: PHONE, phoneE164: E164, tags: ['old'], note: 'a', seats })
    const [row] = await planText(table(['احمد', '+20 10 12345678', 'new', '', 'b', '3']), [household])
    expect(row?.verdict).toBe('update')
    expect(row?.match?.target).toBe(household.id)
    expect(row?.match?.update).toEqual({
      details: { name: 'احمد', note: 'b', tags: ['old', 'new'], seats: [{ hallId: MEN, allowed: 3 }] },
      changes: [
        { field: 'name', before: 'أحمد', after: 'احمد' },
        { field: 'note', before: 'a', after: 'b' },
        { field: 'tags', before: ['old'], after: ['old', 'new'] },
        { field: 'seats', hallId: MEN, before: 2, after: 3 },
      ],
    })
  })

  it('changes nothing by blank cells', async () => {
    const details = { phone: PHONE, phoneE164: E164, tags: ['x'], tableLabel: '7', note: 'n' }
    const household = createHousehold({ name: 'منى', ...details, seats: [{ hallId: MEN, allowed: 2 }] })
    const rows = await planText(table(['منى', PHONE, '', '', '', '', '']), [household])
    expect(getVerdicts(rows)).toEqual(['unchanged'])
  })

  it.each([
    ['name, in another spelling', { name: 'مُنى عبدالرحمن' }, 'name'],
    ['phone', { name: 'هدى', phone: '+20 10 1234 5678', phoneE164: E164 }, 'phone'],
  ])('asks when the list has the same %s', async (_what, details, reason) => {
    const household = createHousehold(details)
    const [row] = await planText(table(['منى عبد الرحمن', PHONE]), [household])
    expect(row?.verdict).toBe('ask')
    expect(row?.matches).toMatchObject([{ target: household.id, reason }])
  })

  it('asks when two households have the same phone and name', async () => {
    const details = { name: 'منى', phone: PHONE, phoneE164: E164 }
    const rows = await planText(table(['منى', PHONE]), [createHousehold(details), createHousehold(details)])
    expect(rows[0]).toMatchObject({ verdict: 'ask', matches: [{}, {}] })
  })

  it('asks about a row that repeats the phone or the name of an earlier row', async () => {
    const rows = await planText(table(['منى', PHONE], ['هدى', PHONE], ['مني', '01112345678']))
    expect(getVerdicts(rows)).toEqual(['add', 'ask', 'ask'])
    expect(rows[1]?.matches).toMatchObject([{ target: 'line-2', line: 2, reason: 'phone' }])
    expect(rows[2]?.matches).toMatchObject([{ target: 'line-2', line: 2, reason: 'name' }])
  })

  it('asks about the second row of a household', async () => {
    const household = createHousehold({ name: 'منى', phone: PHONE, phoneE164: E164 })
    const rows = await planText(table(['منى', PHONE], ['منى', PHONE, 'x']), [household])
    expect(getVerdicts(rows)).toEqual(['unchanged', 'ask'])
    expect(rows[1]?.matches).toMatchObject([{ target: household.id }])
  })

  it('skips a row without a name', async () => {
    expect(getVerdicts(await planText(table(['', PHONE], ['منى', '01112345678'])))).toEqual(['skip', 'add'])
  })
})

describe('our own export', () => {
  const seats = [
    { hallId: HENNA, allowed: 2 },
    { hallId: WOMEN, allowed: 4 },
  ]
  const household = createHousehold({
    honorific: 'الحاج',
    name: 'أحمد "أبو علي"',
    side: 'both',
    phone: '+20 10 12345678',
    phoneE164: E164,
    tags: ['الشغل', 'family'],
    tableLabel: '12',
    note: 'سطر\nآخر',
    language: 'en',
    seats,
    persons: [{ name: 'سلمى', child: true }],
  })
  const ENGLISH =
    'ID,Title,Name,Side,Phone,Seats: Henna night / بيت العروس,Seats: Wedding / قاعة الرجال,Seats: Wedding / قاعة النساء,Tags,Table,Language,Note,Persons'
  const ARABIC =
    'المعرّف,اللقب,الاسم,من طرف,رقم الهاتف,المقاعد: حنّة / بيت العروس,المقاعد: فرح / قاعة الرجال,المقاعد: فرح / قاعة النساء,المجموعات,الطاولة,اللغة,ملاحظة,الأفراد'
  const createRow = (side: string, language: string) =>
    `${household.id},الحاج,"أحمد ""أبو علي""",${side},'+20 10 12345678,2,,4,"الشغل, family",12,${language},"سطر\nآخر",سلمى (طفل)`

  it.each([
    ['English', ENGLISH, createRow('Both', 'English')],
    ['Arabic', ARABIC, createRow('الطرفان', 'الإنجليزية')],
    [
      'English, exported before the henna was renamed',
      ENGLISH.replace('Henna night', 'Henna'),
      createRow('Both', 'English'),
    ],
    ['Arabic, exported before “both” was renamed', ARABIC, createRow('الطرفين', 'الإنجليزية')],
  ])('changes nothing when it is imported again in %s', async (_language, header, row) => {
    const rows = await planText(`${header}\n${row}`, [household])
    expect(rows).toMatchObject([{ verdict: 'unchanged', warnings: [] }])
  })

  it('finds the household by its id under another name and phone, and replaces its tags', async () => {
    const row = `${household.id},,Ahmed,,01112345678,,,,family,,,,`
    const [planned] = await planText(`${ENGLISH}\n${row}`, [household])
    expect(planned?.match?.update.details).toEqual({ name: 'Ahmed', phone: '01112345678', tags: ['family'] })
  })
})

describe('warnings', () => {
  it('keeps a phone that cannot be read as typed, but replaces none with it', async () => {
    const text = table(['منى', '1.00123E+09'], ['هدى', PHONE])
    const known = createHousehold({ name: 'منى', phone: '01112345678', phoneE164: '+201112345678' })
    const [added] = await planText(text)
    expect(added?.addition?.phone).toBe('1.00123E+09')
    expect(added?.warnings).toEqual([{ kind: 'phone', problem: 'scientific', typed: '1.00123E+09' }])
    const [asked] = await planText(text, [known])
    expect(asked?.matches[0]?.update.changes).toEqual([])
  })

  it('writes the words beside a phone into the note, once', async () => {
    const text = table(['منى', `${PHONE} (ماما)`, '', '', 'n'])
    const [row] = await planText(text)
    expect(row?.addition).toMatchObject({ phone: PHONE, note: 'n\nماما' })
    const stored = createHousehold({ name: 'منى', phone: PHONE, phoneE164: E164, note: 'n\nماما' })
    expect((await planText(text, [stored]))[0]?.match?.update.details.note).not.toBe('n\nماما\nماما')
  })

  it('names damaged characters', async () => {
    const [row] = await planText(table(['سارة محمو\uFFFD', PHONE]))
    expect(row?.warnings).toContainEqual({ kind: 'damaged-text' })
  })

  it('marks a phone that was taken for another country', async () => {
    const [row] = await planText(table(['منى', PHONE]), [], ['SA', 'EG'])
    expect(row?.warnings).toContainEqual({ kind: 'guessed-phone', typed: PHONE })
  })

  it('uses the first valid number and writes the others into the note', async () => {
    const [row] = await planText(table(['منى', `12 34567 / ${PHONE} / 01112345678`, '', '', 'n']))
    expect(row?.addition).toMatchObject({ phone: PHONE, note: 'n\n12 34567\n01112345678' })
    expect(row?.warnings).toContainEqual({ kind: 'several-phones' })
  })

  it('keeps the note of a household when only further numbers are new, and adds them once', async () => {
    const household = createHousehold({ name: 'منى', phone: PHONE, phoneE164: E164, note: 'friend' })
    const text = table(['منى', `01112345678 / ${PHONE}`], ['هدى', '01212345678'])
    const [row] = await planText(text, [household])
    expect(row?.match?.update.details).toEqual({ note: 'friend\n01112345678' })
    const [again] = await planText(text, [{ ...household, note: 'friend\n01112345678' }])
    expect(again?.verdict).toBe('unchanged')
  })

  it('names seats that are no number and seats in an unknown hall', async () => {
    const rows = await planText('Name\tSeats: قاعة الرجال\tSeats: Roof\nمنى\t5 أو 6\t2\nهدى\t2\t\n')
    expect(rows[0]?.addition).not.toHaveProperty('seats')
    expect(getWarnings(rows)).toEqual([{ kind: 'bad-seats', typed: '5 أو 6' }, { kind: 'no-hall' }])
  })

  it('shortens what is too long and removes markup', async () => {
    const [row] = await planText(table([`<b>${'ن'.repeat(130)}`, PHONE], ['هدى', '01112345678']))
    expect(row?.addition?.name).toBe(`b${'ن'.repeat(119)}`)
    expect(row?.warnings).toEqual([{ kind: 'shortened' }])
  })

  it('shortens a name without splitting an emoji, and removes direction overrides', async () => {
    const rows = await planText(table([`${'ن'.repeat(119)}🎉`, PHONE], ['محمد \u202Eيلع\u202C', '01112345678']))
    expect(rows.map(({ addition }) => addition?.name)).toEqual(['ن'.repeat(119), 'محمد يلع'])
  })
})

describe('halls', () => {
  it('takes seats without a hall for the first hall of the wedding event', async () => {
    const rows = await planText('Name\tPhone\tSeats\nمنى\t01012345678\t3')
    expect(rows[0]?.addition?.seats).toEqual([{ hallId: MEN, allowed: 3 }])
  })
})

describe('phones', () => {
  it.each([
    ['٠١٠١٢٣٤٥٦٧٨', '٠١٠١٢٣٤٥٦٧٨'],
    ['201012345678', E164],
    ['tel 01012345678', '+201012345678'],
    ['1012345678.0', E164],
  ])('sends %s as %s', async (typed, phone) => {
    const [row] = await planText(table(['منى', typed], ['هدى', '01112345678']))
    expect(row?.addition?.phone).toBe(phone)
  })
})

it('plans 5,000 rows against 3,000 households', async () => {
  const households = Array.from({ length: 3000 }, (_, index) => createHousehold({ name: `Family ${index}` }))
  const rows = Array.from({ length: 5000 }, (_, index) => [`Family ${index}`, `010${String(index).padStart(8, '0')}`])
  const planned = await planText(table(...rows), households)
  expect(getVerdicts(planned).filter((verdict) => verdict === 'ask')).toHaveLength(3000)
})

describe('the plan of a side manager', () => {
  const member = { role: 'sideManager', side: 'groom' } as const
  const both = createHousehold({ name: 'هاني', phone: PHONE, phoneE164: E164, side: 'both' })
  const plan = (rows: string[][], households = [both]) => planText(table(...rows), households, ['EG'], member)

  it('adds families to the own side, and leaves out those of the other and of both', async () => {
    const rows = await plan([['خالد'], ['منى', '', '', '', '', '', 'bride'], ['سارة', '', '', '', '', '', 'both']])
    expect(getVerdicts(rows)).toEqual(['add', 'skip', 'skip'])
    expect(rows[0]).toMatchObject({ addition: { side: 'groom' } })
    expect(getWarnings(rows)).toEqual([{ kind: 'other-side' }, { kind: 'other-side' }])
  })

  it('leaves out changes of a family of both sides, and what may be the same family', async () => {
    const rows = await plan([
      ['هاني', PHONE, '', '', '', '9', 'both'],
      ['عائلة هاني', PHONE],
    ])
    expect(getVerdicts(rows)).toEqual(['skip', 'skip'])
    expect(getWarnings(rows)).toEqual([{ kind: 'other-side' }, { kind: 'other-side' }])
  })

  it('leaves out a change that moves a family to another side', async () => {
    const own = createHousehold({ name: 'أحمد', phone: PHONE, phoneE164: E164 })
    const rows = await plan([['أحمد', PHONE, '', '', '', '3', 'bride']], [own])
    expect(getVerdicts(rows)).toEqual(['skip'])
  })
})
