import { http, HttpResponse, type HttpHandler } from 'msw'
import { operatorOverview, operatorSession } from '../fixtures/operator'
import { api } from './api'

/** @returns the body of one page of a list */
export const toPage = <Item>(items: Item[], total = items.length) => ({ items, page: 1, pageSize: 20, total })

/** @returns a refusal of the API */
export const refuse = (status: number, code: string, body: object = {}): Response =>
  HttpResponse.json({ code, message: 'x', requestId: 'r', ...body }, { status })

/** What every page of the console fetches: the session, and the counts of the navigation. */
export const signedInHandlers = (): HttpHandler[] => [
  http.get(api('/operator/session'), () => HttpResponse.json(operatorSession)),
  http.get(api('/operator/overview'), () => HttpResponse.json(operatorOverview)),
]

/** A session that begins with the first sign-in. */
export function createSignIn({ isSignedIn = false } = {}) {
  const state = { isSignedIn }
  const handlers = [
    http.get(api('/operator/session'), () =>
      state.isSignedIn ? HttpResponse.json(operatorSession) : refuse(401, 'unauthorized'),
    ),
    http.post(api('/operator/session'), () => {
      state.isSignedIn = true
      return HttpResponse.json(operatorSession)
    }),
    http.get(api('/operator/overview'), () => HttpResponse.json(operatorOverview)),
  ]
  return { state, handlers }
}
