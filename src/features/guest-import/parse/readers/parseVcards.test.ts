import { expect, it } from '@jest/globals'
import { ImportError } from '../importError'
import { parseImport } from '../parseImport'

const readCards = async (...lines: string[]) =>
  (await parseImport({ text: ['BEGIN:VCARD', 'VERSION:2.1', ...lines].join('\r\n') })).rows.map(({ cells }) => cells)

it('joins soft breaks within a UTF-8 sequence', async () => {
  const [card] = await readCards('FN;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:=D9=85=D9=86=D9=\r\n=89', 'END:VCARD')
  expect(card?.[0]).toBe('منى')
})

it('decodes quoted-printable text in Windows-1256', async () => {
  const [card] = await readCards('FN;QUOTED-PRINTABLE;CHARSET=windows-1256:=E3=E4=EC', 'END:VCARD')
  expect(card?.[0]).toBe('منى')
})

it('reads folded lines, groups, escapes and quoted parameters', async () => {
  const [card] = await readCards(
    'item1.TEL;TYPE="cell:work":+20 10\r\n  12345678',
    'FN:Mona\\, Ali',
    'NOTE:a\\nb\\; c',
    'CATEGORIES:x\\,y,z',
    'END:VCARD',
  )
  expect(card).toEqual(['Mona, Ali', '+20 10 12345678', 'x,y ::: z', 'a\nb; c'])
})

it('builds a missing name from its parts, else from the organization', async () => {
  const cards = await readCards(
    'N:علي;منى;حسن;د/;',
    'END:VCARD',
    'BEGIN:VCARD',
    'ORG:شركة النور;',
    'TEL:1',
    'END:VCARD',
  )
  expect(cards.map(([name]) => name)).toEqual(['د/ منى حسن علي', 'شركة النور'])
})

it.each([
  ['2.1', 'N;CHARSET=UTF-8;ENCODING=BASE64:2LnZhNmK\r\n', 'علي'],
  ['2.1 with several parts', 'N;CHARSET=UTF-8;BASE64:2LnZhNmKO9mF2YbZiQ==\r\n', 'منى علي'],
  ['3.0', 'FN;ENCODING=b:2LnZhNmK', 'علي'],
  ['damaged', 'FN;ENCODING=b:2LnZhNm*', '2LnZhNm*'],
])('decodes a name in base64, as in vCard %s', async (_, line, name) => {
  const [card] = await readCards(line, 'TEL:01012345678', 'END:VCARD')
  expect(card?.slice(0, 2)).toEqual([name, '01012345678'])
})

it("drops Google's own labels", async () => {
  const [card] = await readCards('FN:Mona', 'CATEGORIES:العيلة,myContacts,starred', 'END:VCARD')
  expect(card?.[2]).toBe('العيلة')
})

it('skips groups of contacts', async () => {
  const cards = await readCards(
    'FN:أصحاب الجامعة',
    'X-ADDRESSBOOKSERVER-KIND:group',
    'END:VCARD',
    'BEGIN:VCARD',
    'KIND:Group',
    'FN:Family',
    'END:VCARD',
    'BEGIN:VCARD',
    'FN:علي حسن',
    'END:VCARD',
  )
  expect(cards.map(([name]) => name)).toEqual(['علي حسن'])
})

it('keeps what is readable of damaged cards', async () => {
  const cards = await readCards(
    'FN:Mona',
    'no colon',
    ';;:',
    'BEGIN:VCARD',
    'TEL:01012345678',
    'PHOTO;BASE64:AAAA',
    ' BBBB',
  )
  expect(cards).toEqual([
    ['Mona', '', '', ''],
    ['', '01012345678', '', ''],
  ])
})

it('joins lines that are folded within a UTF-8 sequence', async () => {
  const encode = (text: string) => [...new TextEncoder().encode(text)]
  const [first = 0, second = 0] = encode('م')
  const bytes = Uint8Array.from([
    ...encode('BEGIN:VCARD\r\nFN:'),
    first,
    ...encode('\r\n '),
    second,
    ...encode('نى\r\nEND:VCARD\r\n'),
  ])
  const { rows } = await parseImport({ bytes, fileName: 'a.vcf' })
  expect(rows[0]?.cells[0]).toBe('منى')
})

it('rejects a file without a card as empty', async () => {
  await expect(readCards('END:VCARD')).rejects.toThrow(new ImportError('empty'))
})
