import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Options, ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import { FIELD_ERRORS_LIMIT } from '../../config/limits.ts'

// A form shows the errors of all fields. `maxItems` and `maxLength` of the OpenAPI document bound the work.
// `npm run api:lint` validates the schemas; doing so here would take 35 ms at the first request.
const common: Options = { allErrors: true, strict: false, useDefaults: true, validateSchema: false, verbose: true }

function createAjv(options: Options): Ajv2020 {
  const instance = new Ajv2020({ ...common, ...options })
  addFormats.default(instance)
  return instance
}

/**
 * Compiles the schemas of the OpenAPI document. Path and query are sent as text, so their values are converted to the types. Each schema is
 * compiled at its first request: all of them take a fifth of the server's start.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<object> {
  const forBodies = createAjv({})
  const forAddresses = createAjv({ coerceTypes: true })
  return ({ schema, httpPart }) => {
    let compiled: ValidateFunction | undefined
    const compile = () =>
      httpPart === 'body' ? forBodies.compile(schema) : forAddresses.compile(lowerCaseNames(schema, httpPart))
    return (value: unknown) => {
      const check = (compiled ??= compile())
      if (check(value)) return { value }
      const error = new Error('The request does not match the OpenAPI document')
      return { error: Object.assign(error, { validation: (check.errors ?? []).slice(0, FIELD_ERRORS_LIMIT) }) }
    }
  }
}

/** Node's header names are in lower case; those of the OpenAPI document are not. */
function lowerCaseNames(schema: object, httpPart: string | undefined): object {
  if (httpPart !== 'headers' || !('properties' in schema)) return schema
  const entries = Object.entries(schema.properties as object).map(([name, value]) => [
    name.toLowerCase(),
    value as object,
  ])
  return { ...schema, properties: Object.fromEntries(entries) as object }
}
