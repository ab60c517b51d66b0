import { publishInvitation } from './invitations.ts'
import { registerCouple } from './server.ts'
import type { TestResponse, TestServer } from './server.ts'
import { addHousehold, findPlannedWedding } from './weddings.ts'

/** Publishes an invitation and adds a household with three seats, whose personal link shows it. */
export async function createPersonalLink(server: TestServer) {
  const couple = await registerCouple(server)
  const { weddingId } = await publishInvitation(couple, { language: 'ar' })
  const wedding = await findPlannedWedding(couple, weddingId)
  const household: { id: string; linkToken: string } = await addHousehold(couple, wedding, {
    name: 'عائلة الشافعي',
    language: 'ar',
  })
  return { couple, wedding, household }
}

/** Fetches the page of a personal link. */
export const openPersonalPage = (server: TestServer, token: string, query = '') =>
  server.call('GET', `/g/${token}${query}`, { headers: { accept: 'text/html' } })

/** Sends a form as a browser without scripts does. */
export const submitForm = (
  server: TestServer,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  server.call('POST', path, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })

/** @returns what the rendering module was given for the reply card */
export const getCard = ({ text }: TestResponse) =>
  JSON.parse(/<section id="reply">(.*?)<\/section>/s.exec(text)![1]!.replaceAll('&lt;', '<')) as {
    reply?: { seats: object[]; message?: string }
    refused?: { problem: string; draft: Record<string, string> }
    household: { name: string }
    question?: string
    locale: string
    replyId: string
  }

/** @returns the heading of the page of a minimal build: the kind of a notice, its language and the time */
export const getHeading = ({ text }: TestResponse) => /<h1>(.*?)<\/h1>/.exec(text)?.[1]
