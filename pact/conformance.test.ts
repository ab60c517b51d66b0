import { findOperation } from '../openapi/operations.ts'
import { findResponseProblem } from '../tests/server/support/document.ts'
import { readInteractions, type Interaction } from './committed.ts'
import { findRequestProblems } from './requestProblems.ts'

/** Requests that return 400 although their schema allows them, each with the rule that a schema cannot express. */
const beyondSchemas: Record<string, string> = {
  'a change of the password with a wrong current one': 'only the server knows the password',
  'a new password with a token that is not good': 'only the server knows the tokens',
  "a change of one's profile with a new phone and a wrong password": 'only the server knows the password',
  'a registration with a common password': 'a list of common passwords',
  'a confirmation of the e-mail address with a token that is not good': 'as above',
  "an invitation with another couple's picture": 'only the server knows whose picture it is',
  'an edit of a household with seats in a hall that was deleted': "only the server knows the wedding's halls",
  'a reply by phone with more guests than seats': 'only the server knows the seats',
  'a decision about a request of guests without a household': 'a schema of one property does not depend on another one',
  'an import of a guest list with seats in a hall that was deleted': 'as above',
  'an import of a guest list with a family that was deleted': 'only the server knows the guest list',
  'a message to a household that is not on the list': 'as above',
  'a new text of a message without a visible character': 'a schema does not know which characters are visible',
  'an upload of a damaged picture': 'only the server decodes the picture',
  "a new photograph of one's provider that is damaged": 'as above',
  "an edit of one's provider with a link in its words": 'a schema does not find links in a text',
  'an arrangement of photographs with a link in its words': 'as above',
  'an answer to a review with a link': 'as above',
  'a review of a provider with a phone number in its words': 'as above',
  "a couple's enquiry to a provider with a phone that is none": 'a schema does not know which numbers exist',
  'an edit of an enquiry with a new date that has passed': 'a schema does not know the day',
  'an invitation to publish in a wedding that does not exist': 'a schema does not know which weddings exist',
  'an edit of a wedding with an unknown time zone': 'the zones of Intl are not in a schema',
  "an operator's request for the key of the second factor by a link that does not work":
    'only the server knows the links',
  "an operator's first code of the second factor that is wrong": 'only the server knows the key',
  "an operator's deletion of an account with a wrong code": 'as above',
  "an operator's answer to a message without a visible character":
    'a schema does not know which characters are visible',
  "an operator's decision about a provider that refuses a photograph without a reason":
    'a schema of one property does not depend on another one',
  "an operator's decision about a review that refuses it without a reason": 'as above',
  "an operator's new short link to another host": 'the hosts are part of the configuration',
}

/** Requests that return 415 because of the content of a file; their media type is documented. */
const UNSUPPORTED_CONTENT = [
  'an upload of a picture that is neither JPEG, PNG nor WebP',
  "a new photograph of one's provider that is neither JPEG, PNG nor WebP",
]

const toFirstValues = (headers: Record<string, string[]> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, values]) => [name.toLowerCase(), values[0]!]))

const getMediaType = ({ headers, body }: Interaction['request'] | Interaction['response']): string | undefined =>
  (body?.contentType ?? toFirstValues(headers)['content-type'])?.split(';')[0]

function findExampleRequestProblems({ request }: Interaction): string[] {
  const { method, path, query = {}, headers, body } = request
  const operation = findOperation(method, path)
  if (!operation) return [`${method} ${path} is not documented`]
  const mediaType = getMediaType(request)
  const json = mediaType === 'application/json' ? body?.content : undefined
  return findRequestProblems(operation, path, { query, headers: toFirstValues(headers), mediaType, body: json })
}

function findExampleResponseProblem({ request: { method, path }, response }: Interaction): string | null {
  const { status, headers, body } = response
  const content = Buffer.from(body ? JSON.stringify(body.content) : '')
  return findResponseProblem(
    { method, url: path, status, headers: toFirstValues(headers), body: content },
    { isExample: true },
  )
}

const all = readInteractions()

const toNamedCase = (interaction: Interaction) => [interaction.description, interaction] as const
const isFieldError = ({ description, response }: Interaction) =>
  response.status === 400 && !(description in beyondSchemas)
const getSecurity = ({ request: { method, path } }: Interaction) => findOperation(method, path)?.security ?? []
const hasToken = ({ request }: Interaction) => 'Authorization' in (request.headers ?? {})
const hasOperatorCookie = ({ request }: Interaction) =>
  (request.headers?.['Cookie'] ?? []).some((cookie) => cookie.startsWith('zaffa_operator='))

describe.each(all.map(toNamedCase))('%s', (_description, interaction) => {
  it('has a documented response', () => {
    expect(findExampleResponseProblem(interaction)).toBeNull()
  })
})

describe('the request', () => {
  it.each(all.filter((interaction) => !isFieldError(interaction)).map(toNamedCase))(
    'conforms to the OpenAPI document: %s',
    (_description, interaction) => {
      expect(findExampleRequestProblems(interaction)).toEqual([])
    },
  )

  it.each(all.filter(isFieldError).map(toNamedCase))(
    'violates the OpenAPI document and returns 400: %s',
    (_description, interaction) => {
      expect(findExampleRequestProblems(interaction)).not.toEqual([])
    },
  )

  it('has a token if the operation requires one, unless the response is 401', () => {
    const secured = all.filter(
      (interaction) =>
        getSecurity(interaction).length > 0 && getSecurity(interaction).every((way) => 'bearerAuth' in way),
    )
    expect(secured.filter((interaction) => !hasToken(interaction) && interaction.response.status !== 401)).toEqual([])
    expect(all.filter((interaction) => getSecurity(interaction).length === 0 && hasToken(interaction))).toEqual([])
  })

  it("has the cookie of an operator's session exactly if the operation requires one and the response is not 401", () => {
    const secured = all.filter((interaction) => getSecurity(interaction).some((way) => 'operatorSession' in way))
    expect(secured.length).toBeGreaterThan(0)
    expect(all.filter(hasOperatorCookie)).toEqual(secured.filter(({ response }) => response.status !== 401))
  })
})

it('lists only exceptions that exist in the contract', () => {
  const STATUS_CODES = new Map(all.map(({ description, response }) => [description, response.status]))
  expect(Object.keys(beyondSchemas).map((description) => STATUS_CODES.get(description))).toEqual(
    Object.keys(beyondSchemas).map(() => 400),
  )
  const unsupported = all.filter(({ response }) => response.status === 415).map(({ description }) => description)
  expect(unsupported.sort()).toEqual([...UNSUPPORTED_CONTENT].sort())
})

describe('the conformance check', () => {
  const getExample = () => structuredClone(all.find(({ description }) => description === 'an edit of an invitation')!)
  const getFields = ({ body }: Interaction['request'] | Interaction['response']) =>
    body!.content as Record<string, unknown>

  it('rejects an invalid response body', () => {
    const broken = getExample()
    getFields(broken.response)['version'] = 'two'
    delete getFields(broken.response)['shortCode']
    expect(findExampleResponseProblem(broken)).toMatch(
      /shortCode.*version must be integer|version must be integer.*shortCode/,
    )
  })

  it('rejects an undocumented field in a response', () => {
    const broken = getExample()
    getFields(broken.response)['draft'] = true
    expect(findExampleResponseProblem(broken)).toContain('must NOT have unevaluated properties')
  })

  it('rejects an undocumented response status', () => {
    const statuses = [418, 202].map((status) => findExampleResponseProblem({ ...getExample(), response: { status } }))
    for (const problem of statuses) expect(problem).toContain('a status that the document does not declare')
  })

  it('rejects an invalid request', () => {
    const broken = getExample()
    getFields(broken.request)['groom'] = '<b>'
    broken.request.query = { draft: ['1'] }
    expect(findExampleRequestProblems(broken).join()).toMatch(/query draft is not documented.*groom must match pattern/)
    expect(
      findExampleRequestProblems({ ...broken, request: { ...broken.request, path: '/api/v1/invitations/12' } }).join(),
    ).toContain('path id')
    expect(findExampleRequestProblems({ ...broken, request: { ...broken.request, method: 'PATCH' } })).toEqual([
      `PATCH ${broken.request.path} is not documented`,
    ])
  })
})
