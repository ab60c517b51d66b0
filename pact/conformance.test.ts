import { answerProblems, requestProblems, type WireAnswer, type WireRequest } from '../openapi/contractDocument.ts'
import { operationAt } from '../openapi/operations.ts'
import { interactions, type Interaction } from './committed.ts'

/** Refusals (400) of requests that the document's schemas allow: of rules that a schema cannot say. */
const beyondSchemas: Record<string, string> = {
  'a change of the password with a wrong current one': 'only the server knows the password',
  'a new password with a token that is not good': 'only the server knows the tokens',
  "a change of one's profile with a new phone and a wrong password": 'only the server knows the password',
  'a registration with a common password': 'a list of passwords',
  'a confirmation of the e-mail address with a token that is not good': 'as above',
  "an invitation with another couple's picture": 'only the server knows whose picture it is',
  'an upload of a damaged picture': 'the content of a picture',
}

/** Refusals (415) for the content of a file; any other would be of a media type that the document does not name. */
const ofContent = ['an upload of a picture that is neither JPEG, PNG nor WebP']

const firstOf = (headers: Record<string, string[]> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, values]) => [name.toLowerCase(), values[0]!]))

function message({ headers, body }: Interaction['request'] | Interaction['response']) {
  const all = firstOf(headers)
  const mediaType = (body?.contentType ?? all['content-type'])?.split(';')[0]
  return { headers: all, mediaType, body: mediaType === 'application/json' ? body?.content : undefined }
}

function problems({ request, response }: Interaction) {
  const operation = operationAt(request.method, request.path)
  if (!operation) return { request: [`${request.method} ${request.path} is not documented`], answer: [] }
  const asked: WireRequest = { query: request.query ?? {}, ...message(request) }
  const given: WireAnswer = { status: response.status, ...message(response) }
  return { request: requestProblems(operation, request.path, asked), answer: answerProblems(operation, given) }
}

const all = interactions()

const byName = (interaction: Interaction) => [interaction.description, interaction] as const
const isForFields = ({ description, response }: Interaction) => response.status === 400 && !(description in beyondSchemas)
const securityOf = ({ request: { method, path } }: Interaction) => operationAt(method, path)?.security ?? []
const hasToken = ({ request }: Interaction) => 'Authorization' in (request.headers ?? {})

describe.each(all.map(byName))('%s', (_description, interaction) => {
  it('is answered as the document says', () => {
    expect(problems(interaction).answer).toEqual([])
  })
})

describe('a request', () => {
  it.each(all.filter((interaction) => !isForFields(interaction)).map(byName))('is as the document says: %s', (_description, interaction) => {
    expect(problems(interaction).request).toEqual([])
  })

  it.each(all.filter(isForFields).map(byName))('is refused as the document says: %s', (_description, interaction) => {
    expect(problems(interaction).request).not.toEqual([])
  })

  it('carries a token where the document asks for one, unless that is what is refused', () => {
    const secured = all.filter((interaction) => securityOf(interaction).length > 0 && securityOf(interaction).every((way) => 'bearerAuth' in way))
    expect(secured.filter((interaction) => !hasToken(interaction) && interaction.response.status !== 401)).toEqual([])
    expect(all.filter((interaction) => securityOf(interaction).length === 0 && hasToken(interaction))).toEqual([])
  })
})

it('names only interactions that are there and refused', () => {
  const statusOf = new Map(all.map(({ description, response }) => [description, response.status]))
  expect(Object.keys(beyondSchemas).map((description) => statusOf.get(description))).toEqual(Object.keys(beyondSchemas).map(() => 400))
  expect(all.filter(({ response }) => response.status === 415).map(({ description }) => description)).toEqual(ofContent)
})

describe('a contract that does not conform', () => {
  const example = () => structuredClone(all.find(({ description }) => description === 'an edit of an invitation')!)
  const fieldsOf = ({ body }: Interaction['request'] | Interaction['response']) => body!.content as Record<string, unknown>

  it('is told by its answer', () => {
    const broken = example()
    fieldsOf(broken.response)['version'] = 'two'
    delete fieldsOf(broken.response)['shortCode']
    expect(problems(broken).answer.join()).toMatch(/shortCode.*version must be integer|version must be integer.*shortCode/)
    expect(problems({ ...broken, response: { status: 418 } }).answer.join()).toContain('no body')
    expect(problems({ ...broken, response: { status: 202 } }).answer).toEqual(['status 202 is not documented'])
  })

  it('is told by its request', () => {
    const broken = example()
    fieldsOf(broken.request)['groom'] = '<b>'
    broken.request.query = { draft: ['1'] }
    expect(problems(broken).request.join()).toMatch(/query draft is not documented.*groom must match pattern/)
    expect(problems({ ...broken, request: { ...broken.request, path: '/api/v1/invitations/12' } }).request.join()).toContain('path id')
    expect(problems({ ...broken, request: { ...broken.request, method: 'PATCH' } }).request).toEqual([`PATCH ${broken.request.path} is not documented`])
  })
})
