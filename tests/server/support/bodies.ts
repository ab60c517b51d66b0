import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import type { Schema } from '../../../openapi/document.ts'
import { createValues, insertHostile } from './arbitraries.ts'
import type { KnownValues } from './arbitraries.ts'

/** A JSON body in a form that makes failures readable: its value, how its text is broken, and its content type. */
export interface JsonBody {
  value: unknown
  /** A name of `breakages`, or null for plain JSON. */
  breakage: string | null
  contentType: string | null
}

const JSON_TYPE = 'application/json'

/** Values that no form sends, for any field. */
const unexpectedValues: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    0,
    -1,
    1.5,
    1e308,
    2 ** 31,
    2 ** 53,
    2 ** 63,
    -(2 ** 63),
    [],
    {},
    [[[]]],
    { toString: 1 },
    [null],
    'x'.repeat(5000),
    '\uD800',
    'a\uDFFFb',
    '\u0001',
    '\u0000',
    '\uFFFE',
    '\u202E',
    '<b>',
    "'; drop table users; --",
    '%',
    '_',
    '\\',
    '${1}',
    '2027-02-30',
    '0000-00-00',
    '10000-01-01',
    '2027-13-01',
    '24:00',
    'Etc/Unknown',
    'https://',
    'javascript:alert(1)',
    '01012345678\n',
  ),
  fc.jsonValue(),
)

/** Changes to the text of a body before it is sent; each returns bytes. */
export const breakages: Record<string, (text: string) => Buffer> = {
  empty: () => Buffer.alloc(0),
  truncated: (text) => Buffer.from(text.slice(0, -2)),
  'more behind it': (text) => Buffer.from(`${text}]`),
  'a byte order mark': (text) => Buffer.from(`\uFEFF${text}`),
  'bytes that are no UTF-8': (text) =>
    Buffer.concat([Buffer.from(text.slice(0, -2)), Buffer.from([0xc3, 0x28, 0xff, 0xfe]), Buffer.from(text.slice(-2))]),
  'UTF-16': (text) => Buffer.from(text, 'utf16le'),
  'a raw U+0000': (text) => Buffer.from(text.replace(':', ':\u0000')),
  'U+0000 as an escape': (text) => Buffer.from(text.replace(/"(?=[,}])/, '\\u0000"')),
  'half a surrogate pair': (text) => Buffer.from(text.replace(/"(?=[,}])/, '\\ud800"')),
  'a prototype': (text) => Buffer.from(text.replace('{', '{"__proto__":{"admin":true},')),
  'a constructor': (text) => Buffer.from(text.replace('{', '{"constructor":{"prototype":{"admin":true}},')),
  'every key twice': (text) => Buffer.from(text.replace(/^\{(.+)\}$/s, '{$1,$1}')),
  'a number beyond all': (text) => Buffer.from(text.replace(/:("[^"]*"|\d+)/, ':1e999')),
  'lists in lists': () => Buffer.from('['.repeat(20_000) + ']'.repeat(20_000)),
  'objects in objects': () => Buffer.from('{"a":'.repeat(5000) + '1' + '}'.repeat(5000)),
  'too much': (text) => Buffer.from(text.replace('{', `{"a":"${'x'.repeat(70_000)}",`)),
}
const contentTypes = [
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/json; charset=utf-16',
  'application/json;;',
  'application/json, text/html',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'image/png',
  '/',
  'a'.repeat(300),
]

const toEntries = (value: unknown) => Object.entries(value as object) as [string, unknown][]

/** @returns valid bodies in which one text contains a hostile character */
const insertHostileText = (valid: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.tuple(valid, fc.nat(30)).chain(([value, at]) => {
    const texts = toEntries(value).filter(([, kept]) => typeof kept === 'string') as [string, string][]
    const [key, text] = texts[at % texts.length] ?? []
    return key === undefined
      ? fc.constant(value)
      : insertHostile(fc.constant(text!)).map((changed) => ({ ...(value as object), [key]: changed }))
  })

/** @returns values with one error: a field that is added, missing or of another type; or a different value altogether */
function mutateValues(valid: Arbitrary<unknown>): Arbitrary<unknown> {
  const at = fc.nat(30)
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(valid, at, unexpectedValues)
        .map(([value, index, other]) =>
          Object.fromEntries(
            toEntries(value).map(([key, kept], i, all) => [key, i === index % all.length ? other : kept]),
          ),
        ),
    },
    { weight: 3, arbitrary: insertHostileText(valid) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(valid, at)
        .map(([value, index]) => Object.fromEntries(toEntries(value).filter((_, i, all) => i !== index % all.length))),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(valid, fc.string(), unexpectedValues)
        .map(([value, key, other]) => ({ ...(value as object), [key]: other })),
    },
    { weight: 1, arbitrary: unexpectedValues },
  )
}

/** @returns bodies that match the schema */
export const createValidBodies = (schema: Schema, knownValues: KnownValues): Arbitrary<JsonBody> =>
  fc.record({
    value: createValues(schema, knownValues),
    breakage: fc.constant(null),
    contentType: fc.constant(JSON_TYPE),
  })

/** @returns bodies with a wrong value, a broken text or a wrong content type */
export function createBrokenBodies(schema: Schema, knownValues: KnownValues): Arbitrary<JsonBody> {
  const valid = createValues(schema, knownValues)
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        value: mutateValues(valid),
        breakage: fc.constant(null),
        contentType: fc.constant(JSON_TYPE),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        value: valid,
        breakage: fc.constantFrom(...Object.keys(breakages)),
        contentType: fc.constant(JSON_TYPE),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        value: valid,
        breakage: fc.constant(null),
        contentType: fc.constantFrom(null, ...contentTypes),
      }),
    },
  )
}

export function encodeBody({ value, breakage }: JsonBody): Buffer {
  const text = JSON.stringify(value) ?? ''
  return breakage ? breakages[breakage]!(text) : Buffer.from(text)
}
