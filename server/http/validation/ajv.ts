import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Options } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import { FIELD_ERRORS_LIMIT } from '../../config/limits.ts'

// All errors at once, so that a form can show every field's; the document's maxItems and maxLength bound the work.
const common: Options = { allErrors: true, strict: false, useDefaults: true, verbose: true }

function createAjv(options: Options): Ajv2020 {
  const instance = new Ajv2020({ ...common, ...options })
  addFormats.default(instance)
  return instance
}

/** Compiles the document's schemas: bodies as they are, path and query (text on the wire) with their types restored. */
export function createValidatorCompiler(): FastifySchemaCompiler<object> {
  const forBodies = createAjv({})
  const forAddresses = createAjv({ coerceTypes: true })
  return ({ schema, httpPart }) => {
    const check =
      httpPart === 'body' ? forBodies.compile(schema) : forAddresses.compile(lowerCaseNames(schema, httpPart))
    return (value: unknown) => {
      if (check(value)) return { value }
      const error = new Error('the request does not fit the document')
      return { error: Object.assign(error, { validation: (check.errors ?? []).slice(0, FIELD_ERRORS_LIMIT) }) }
    }
  }
}

/** Node gives header names in small letters; the document writes them as people do. */
function lowerCaseNames(schema: object, httpPart: string | undefined): object {
  if (httpPart !== 'headers' || !('properties' in schema)) return schema
  const entries = Object.entries(schema.properties as object).map(([name, value]) => [
    name.toLowerCase(),
    value as object,
  ])
  return { ...schema, properties: Object.fromEntries(entries) as object }
}
