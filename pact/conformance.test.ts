import { operationAt } from '../openapi/operations.ts'
import { responseProblem } from '../tests/server/support/document.ts'
import { interactions, type Interaction } from './committed.ts'
import { requestProblems } from './requestProblems.ts'

/** Requests that return 400 although their schema allows them, each with the rule that a schema cannot express. */
const beyondSchemas: Record<string, string> = {
  'a change of the password with a wrong current one': 'only the server knows the password',
  'a new password with a token that is not good': 'only the server knows the tokens',
  "a change of one's profile with a new phone and a wrong password": 'only the server knows the password',
  'a registration with a common password': 'a list of common passwords',
  'a confirmation of the e-mail address with a token that is not good': 'as above',
  "an invitation with another couple's picture": 'only the server knows whose picture it is',
  'an upload of a damaged picture': 'only the server decodes the picture',
}

/** Requests that return 415 because of the content of a file; their media type is documented. */
const UNSUPPORTED_CONTENT = ['an upload of a picture that is neither JPEG, PNG nor WebP']

const firstOf = (headers: Record<string, string[]> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, values]) => [name.toLowerCase(), values[0]!]))

const mediaTypeOf = ({ headers, body }: Interaction['request'] | Interaction['response']): string | undefined =>
  (body?.contentType ?? firstOf(headers)['content-type'])?.split(';')[0]

function findRequestProblems({ request }: Interaction): string[] {
  const { method, path, query = {}, headers, body } = request
  const operation = operationAt(method, path)
  if (!operation) return [`${method} ${path} is not documented`]
  const mediaType = mediaTypeOf(request)
  const json = mediaType === 'application/json' ? body?.content : undefined
  return requestProblems(operation, path, { query, headers: firstOf(headers), mediaType, body: json })
}

function findResponseProblem({ request: { method, path }, response }: Interaction): string | null {
  const { status, headers, body } = response
  const content = Buffer.from(body ? JSON.stringify(body.content) : '')
  return responseProblem({ method, url: path, status, headers: firstOf(headers), body: content }, { isExample: true })
}

const all = interactions()

const withName = (interaction: Interaction) => [interaction.description, interaction] as const
const isFieldError = ({ description, response }: Interaction) =>
  response.status === 400 && !(description in beyondSchemas)
const securityOf = ({ request: { method, path } }: Interaction) => operationAt(method, path)?.security ?? []
const hasToken = ({ request }: Interaction) => 'Authorization' in (request.headers ?? {})

describe.each(all.map(withName))('%s', (_description, interaction) => {
  it('has a documented response', () => {
    expect(findResponseProblem(interaction)).toBeNull()
  })
})

describe('the request', () => {
  it.each(all.filter((interaction) => !isFieldError(interaction)).map(withName))(
    'conforms to the OpenAPI document: %s',
    (_description, interaction) => {
      expect(findRequestProblems(interaction)).toEqual([])
    },
  )

  it.each(all.filter(isFieldError).map(withName))(
    'violates the OpenAPI document and returns 400: %s',
    (_description, interaction) => {
      expect(findRequestProblems(interaction)).not.toEqual([])
    },
  )

  it('has a token if the operation requires one, unless the response is 401', () => {
    const secured = all.filter(
      (interaction) =>
        securityOf(interaction).length > 0 && securityOf(interaction).every((way) => 'bearerAuth' in way),
    )
    expect(secured.filter((interaction) => !hasToken(interaction) && interaction.response.status !== 401)).toEqual([])
    expect(all.filter((interaction) => securityOf(interaction).length === 0 && hasToken(interaction))).toEqual([])
  })
})

it('lists only exceptions that exist in the contract', () => {
  const STATUS_CODES = new Map(all.map(({ description, response }) => [description, response.status]))
  expect(Object.keys(beyondSchemas).map((description) => STATUS_CODES.get(description))).toEqual(
    Object.keys(beyondSchemas).map(() => 400),
  )
  expect(all.filter(({ response }) => response.status === 415).map(({ description }) => description)).toEqual(
    UNSUPPORTED_CONTENT,
  )
})

describe('the conformance check', () => {
  const example = () => structuredClone(all.find(({ description }) => description === 'an edit of an invitation')!)
  const fieldsOf = ({ body }: Interaction['request'] | Interaction['response']) =>
    body!.content as Record<string, unknown>

  it('rejects an invalid response body', () => {
    const broken = example()
    fieldsOf(broken.response)['version'] = 'two'
    delete fieldsOf(broken.response)['shortCode']
    expect(findResponseProblem(broken)).toMatch(/shortCode.*version must be integer|version must be integer.*shortCode/)
  })

  it('rejects an undocumented field in a response', () => {
    const broken = example()
    fieldsOf(broken.response)['draft'] = true
    expect(findResponseProblem(broken)).toContain('must NOT have unevaluated properties')
  })

  it('rejects an undocumented response status', () => {
    const statuses = [418, 202].map((status) => findResponseProblem({ ...example(), response: { status } }))
    for (const problem of statuses) expect(problem).toContain('a status that the document does not declare')
  })

  it('rejects an invalid request', () => {
    const broken = example()
    fieldsOf(broken.request)['groom'] = '<b>'
    broken.request.query = { draft: ['1'] }
    expect(findRequestProblems(broken).join()).toMatch(/query draft is not documented.*groom must match pattern/)
    expect(
      findRequestProblems({ ...broken, request: { ...broken.request, path: '/api/v1/invitations/12' } }).join(),
    ).toContain('path id')
    expect(findRequestProblems({ ...broken, request: { ...broken.request, method: 'PATCH' } })).toEqual([
      `PATCH ${broken.request.path} is not documented`,
    ])
  })
})
