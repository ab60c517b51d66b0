import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import * as fc from 'fast-check'
import { operations } from '../../../openapi/operations.ts'
import { createValues } from './arbitraries.ts'

const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)

const bodies = operations.flatMap(({ operationId, bodies: { 'application/json': schema } }) =>
  schema ? [{ operationId, schema }] : [],
)
const parameters = operations.flatMap(({ operationId, parameters: all }) =>
  all.map(({ name, schema }) => ({ operationId: `${operationId} ${name}`, schema })),
)

describe.each([...bodies, ...parameters])('values of $operationId', ({ schema }) => {
  it('conform to the OpenAPI document', () => {
    const fits = ajv.compile(schema)
    const property = fc.property(createValues(schema), (value) => {
      expect(fits(value)).toBe(true)
    })
    fc.assert(property)
  })
})
