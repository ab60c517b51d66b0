import { MatchersV3 } from '@pact-foundation/pact'
import {
  buildConsoleRequest,
  consoleFilled,
  operatorSignedIn,
  verifyConsoleRequest,
  withoutSession,
} from './console.ts'
import { createFieldError, unauthorized, type ExchangeResponse } from './contract.ts'

/** The console links to the files: the browser fetches them, not the API client. */
const buildDownload = (list: string) => ({
  receiving: `an operator's download of the list of ${list}`,
  request: buildConsoleRequest('GET', `exports/${list}.csv`),
})

const given = [operatorSignedIn, consoleFilled]
const fileName = MatchersV3.regex('^attachment; filename="[a-z-]+\\.csv"$', 'attachment; filename="zaffa-leads.csv"')

it.each(['providers', 'messages', 'leads', 'subscribers'])('downloads the list of %s as CSV', (list) => {
  const response = { status: 200, file: 'text/csv', headers: { 'Content-Disposition': fileName } }
  return verifyConsoleRequest(buildDownload(list), { given, response }, async (server) => {
    const { status, headers } = await fetch(`${server.url}/api/v1/operator/exports/${list}.csv`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^text\/csv/)
  })
})

it.each<{ list: string; when?: string; call: ReturnType<typeof buildDownload>; response: ExchangeResponse }>([
  { list: 'guests', call: buildDownload('guests'), response: createFieldError('list') },
  { list: 'leads', when: 'without a session', call: withoutSession(buildDownload('leads')), response: unauthorized },
])('returns $response.status for the list of $list', ({ list, when, call, response }) => {
  const states = response.status === 401 ? [] : given
  return verifyConsoleRequest(call, { given: states, when, response }, async (server) => {
    const { status } = await fetch(`${server.url}/api/v1/operator/exports/${list}.csv`)
    expect(status).toBe(response.status)
  })
})
