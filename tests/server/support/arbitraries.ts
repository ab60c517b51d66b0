import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import type { Schema } from '../../../openapi/document.ts'

/**
 * Generates values for a schema of the OpenAPI document. Some strings are realistic (examples, defaults); most are any text that the pattern
 * allows.
 */
const ajv = new Ajv2020({ strict: false, validateSchema: false })
addFormats.default(ajv)

/** Existing values by the name of a property or a parameter: a random value would never match them. */
export type KnownValues = Record<string, string[]>

/** @returns values that the schema allows; for a name in `known`, mostly those existing values */
export const createValues = (schema: Schema, knownValues: KnownValues = {}, name = ''): Arbitrary<unknown> => {
  const schemaValues = createSchemaValues(schema, knownValues, name)
  const existing = knownValues[name] ?? []
  return existing.length > 0 && isText(schema)
    ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...existing) }, schemaValues)
    : schemaValues
}

const isText = (schema: Schema): boolean => schema.type === 'string' || schema.type === undefined

function createSchemaValues(schema: Schema, knownValues: KnownValues, name: string): Arbitrary<unknown> {
  const { const: only, enum: choices, oneOf, anyOf = oneOf, allOf, type } = schema
  if (only !== undefined) return fc.constant(only)
  if (choices) return fc.constantFrom(...choices)
  if (anyOf) return fc.oneof(...anyOf.map((one) => createValues(one, knownValues, name)))
  if (Array.isArray(type))
    return fc.oneof(...type.map((one) => createValues({ ...schema, type: one }, knownValues, name)))
  if (allOf)
    return fc
      .tuple(...allOf.map((part) => createValues(part, knownValues)))
      .map((parts) => Object.assign({}, ...parts) as unknown)
  switch (type) {
    case 'object':
      return createObjects(schema, knownValues)
    case 'array':
      return createArrays(schema, knownValues, name)
    case 'string':
      return createStrings(schema)
    case 'integer':
      return createIntegers(schema)
    case 'number':
      return fc.oneof(
        createIntegers(schema),
        fc.double({ min: schema.minimum ?? -1e15, max: schema.maximum ?? 1e15, noNaN: true }),
      )
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      throw new Error(`A schema of the document has no values here: ${JSON.stringify(schema)}`)
  }
}

function createObjects({ properties = {}, required = [] }: Schema, knownValues: KnownValues): Arbitrary<unknown> {
  const values = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, createValues(schema, knownValues, name)]),
  )
  return fc.record(values, { requiredKeys: required, noNullPrototype: true })
}

function createArrays(
  { items = {}, minItems = 0, maxItems = 30, uniqueItems }: Schema,
  knownValues: KnownValues,
  name: string,
): Arbitrary<unknown> {
  const entries = createValues(items, knownValues, name)
  // An enum with few values cannot fill a long list of unique entries.
  const longest = items.enum ? Math.min(maxItems, items.enum.length) : Math.min(maxItems, 30)
  const bounds = { minLength: minItems, maxLength: longest }
  return uniqueItems ? fc.uniqueArray(entries, bounds) : fc.array(entries, bounds)
}

/** The minimum is frequent: it is the version of an unedited record, and the first page. */
function createIntegers({ minimum = -1_000_000, maximum = Number.MAX_SAFE_INTEGER }: Schema): Arbitrary<number> {
  const small = fc.integer({ min: minimum, max: Math.min(maximum, minimum + 5) })
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(minimum) },
    fc.constant(maximum),
    small,
    fc.integer({ min: minimum, max: maximum }),
  )
}

function createStrings(schema: Schema): Arbitrary<string> {
  const isValid = ajv.compile<string>(schema)
  const examples = [...(schema.examples ?? []), ...(schema.default === undefined ? [] : [schema.default])] as string[]
  const matching = createShapedStrings(schema).filter((given) => isValid(given))
  return examples.length > 0 ? fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...examples) }, matching) : matching
}

const DAY_MS = 86_400_000
/** Dates around the day of every test (TEST_NOW), since most past dates are refused; and any day of the calendar. */
const instants = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 2, max: 700 }).map((days) => Date.UTC(2026, 10, 20) + days * DAY_MS) },
  { weight: 1, arbitrary: fc.integer({ min: Date.UTC(1, 0), max: Date.UTC(9999, 11, 31) }) },
)
const iso = instants.map((at) => new Date(at).toISOString())

function createShapedStrings({ format, pattern, minLength = 0, maxLength = 300 }: Schema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date') return iso.map((instant) => instant.slice(0, 10))
  if (format === 'date-time') return iso
  const texts = createTexts(minLength, maxLength)
  if (!pattern) return texts
  const matching = createMatchingStrings(pattern)
  // Free text in every script when the pattern only excludes some characters.
  return /^\^(\(\?=[^)]*\))*\[\^/.test(pattern)
    ? fc.oneof(
        matching,
        texts.filter((given) => new RegExp(pattern, 'u').test(given)),
      )
    : matching
}

/** Invisible characters, characters that change how a terminal or a page shows the following text, and lone surrogates. */
export const HOSTILE = {
  control: ['\u0000', '\u0007', '\u000b', '\u001b[31m', '\u007f', '\u0085', '\u009b31m'],
  invisible: ['\u00ad', '\u200b', '\u2060', '\u202e', '\u2066', '\u3164', '\ufeff', '\ufff9'],
  tag: ['\u{e0001}', '\u{e0041}\u{e007f}'],
  surrogate: ['\ud800', '\udfff'],
} as const
const hostile = fc.constantFrom(...Object.values(HOSTILE).flat())

/** @returns the texts with a hostile character at a random position */
export const insertHostile = (texts: Arbitrary<string>): Arbitrary<string> =>
  fc.tuple(texts, fc.nat(), hostile).map(([given, at, character]) => {
    const place = at % (given.length + 1)
    return given.slice(0, place) + character + given.slice(place)
  })

/** @returns text of any characters; Arabic with marks, characters outside the basic plane and combining sequences are frequent */
function createTexts(minLength: number, maxLength: number): Arbitrary<string> {
  const sizes = { minLength, maxLength: Math.min(maxLength, 300) }
  const letters = fc.oneof(
    fc.constantFrom(
      'ع',
      'لَ',
      'ی',
      'é',
      'e\u0301',
      '𝒵',
      '👰🏽‍♀️',
      ' ',
      '\u200f',
      ...HOSTILE.invisible,
      ...HOSTILE.tag,
      "'",
      '%',
      '_',
      '\\',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  )
  return fc
    .oneof(fc.string(sizes), fc.string({ unit: 'binary', ...sizes }), fc.string({ unit: letters, ...sizes }))
    .map((given) => [...given].slice(0, maxLength).join(''))
}

/**
 * fast-check does not support lookaheads. A lookahead that requires a character anywhere (`(?=.*[0-9])`) becomes that character at the end;
 * the filter handles the others.
 */
function createMatchingStrings(pattern: string): Arbitrary<string> {
  const [plain, required] = splitLookaheads(pattern)
  const requiredCharacters = required
    .filter((one) => one.startsWith('.*'))
    .map((one) => fc.stringMatching(new RegExp(`^${one.slice(2)}$`)))
  const shape = fc.stringMatching(new RegExp(plain))
  return requiredCharacters.length === 0 ? shape : fc.tuple(shape, ...requiredCharacters).map((parts) => parts.join(''))
}

/** @returns the pattern without its lookaheads, and the content of the positive ones */
function splitLookaheads(pattern: string): [string, string[]] {
  const at = pattern.search(/\(\?[=!]/)
  if (at < 0) return [pattern, []]
  const end = findGroupEnd(pattern, at)
  const [rest, required] = splitLookaheads(pattern.slice(0, at) + pattern.slice(end))
  return [rest, pattern.startsWith('(?=', at) ? [pattern.slice(at + 3, end - 1), ...required] : required]
}

/** @returns the index after the group that starts at `start`; parentheses in character classes are literals */
function findGroupEnd(pattern: string, start: number): number {
  let [depth, inClass] = [0, false]
  for (let at = start; at < pattern.length; at += 1) {
    const character = pattern[at]
    if (character === '\\') at += 1
    else if (character === '[' || character === ']') inClass = character === '['
    else if (!inClass && character === '(') depth += 1
    else if (!inClass && character === ')' && --depth === 0) return at + 1
  }
  return pattern.length
}
