/** No text field of a request may contain control characters, because they would reach the operator's terminal, calendars and mails. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import * as fc from 'fast-check'
import type { Schema } from '../../openapi/document.ts'
import { operations } from '../../openapi/operations.ts'
import { seed } from './support/conformanceRuns.ts'
import { createValues } from './support/arbitraries.ts'

const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)

/** C0, DEL and C1, some of them as escape sequences of a terminal. */
const CONTROLS = ['\u0000', '\u0007', '\u0008', '\u000b', '\u001b[31m', '\u007f', '\u0085', '\u009b31m']
const LINE_BREAKS = ['\n', '\r', '\t']
const SEVERAL_LINES = [
  'sendContactMessage body.message',
  'createHousehold body.note',
  'updateHousehold body.note',
  'importHouseholds body.rows[].note',
  'recordReply body.message',
  'sendReply body.message',
  'requestSeats body.message',
  'updateMessageTemplate body.text',
  'answerContactMessage body.text',
  'decideProvider body.reason',
  'updateProvider body.profile.about',
  'updateProvider body.profile.packages[].contents',
  'sendEnquiry body.message',
  'updateEnquiry body.note',
  'addReview body.words',
  'answerReview body.text',
  'disputeReview body.reason',
  'decideReview body.reason',
  'decideReplyRequest body.newHousehold.note',
  'decideReplyRequest body.householdUpdate.note',
]

interface TextLeaf {
  name: string
  schema: Schema
}

/** @returns every free text field of a schema */
function listTextFields(schema: Schema, name: string): TextLeaf[] {
  const { type, properties = {}, items, allOf = [], oneOf = [], format } = schema
  if (schema.enum) return []
  const within = [
    ...Object.entries(properties).flatMap(([key, value]) => listTextFields(value, `${name}.${key}`)),
    ...(items ? listTextFields(items, `${name}[]`) : []),
    ...[...allOf, ...oneOf].flatMap((part) => listTextFields(part, name)),
  ]
  return [type].flat().includes('string') && format !== 'binary'
    ? [...within, { name, schema: { ...schema, type: 'string' } }]
    : within
}

const leaves = operations.flatMap(({ operationId, parameters, bodies }) => [
  ...parameters.flatMap(({ in: place, name, schema }) => listTextFields(schema, `${operationId} ${place}.${name}`)),
  ...Object.values(bodies).flatMap((schema) => listTextFields(schema, `${operationId} body`)),
])

it('finds text fields in requests', () => {
  expect(leaves.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['login body.email', 'registerProvider body.businessName', 'listProviders query.q']),
  )
})

it.each(leaves)('rejects control characters in $name', ({ name, schema }) => {
  const fits = ajv.compile(schema)
  const refused = SEVERAL_LINES.includes(name) ? CONTROLS : [...CONTROLS, ...LINE_BREAKS]
  const property = fc.property(
    createValues(schema) as fc.Arbitrary<string>,
    fc.nat(),
    fc.constantFrom(...refused),
    (text, at, control) => {
      const place = at % (text.length + 1)
      expect(fits(text.slice(0, place) + control + text.slice(place))).toBe(false)
    },
  )
  fc.assert(property, { seed })
})

it.each(SEVERAL_LINES)('accepts line breaks and tabs in %s', (field) => {
  const { schema } = leaves.find(({ name }) => name === field)!
  expect(ajv.compile(schema)('a\r\n\tb')).toBe(true)
})
