import { MatchersV3 } from '@pact-foundation/pact'
import { generatedApi, type ContactMessage } from '@/api'
import { createBadRequest, verifyExchange, createFieldError, withStore } from './contract.ts'

const { like } = MatchersV3
const { sendContactMessage } = generatedApi.endpoints

/** Every field, as the contact form sends it. */
const contactMessage: ContactMessage = {
  email: 'laila@example.com',
  phone: '+20 100 123 4567',
  name: 'Laila',
  message: 'How do I change the date on our invitation?',
  source: 'Contact Form',
  countryId: 'EG',
  cityId: 'Cairo',
  area: 'Cairo Governorate',
  platform: 'Mobile Web',
  os: 'Android 14',
  browser: 'Chrome 130.0.0.0',
  ip: '41.33.12.7',
  mapsLink: 'https://www.google.com/maps?q=30.06,31.25',
}
const unknown = {
  phone: null,
  countryId: null,
  cityId: null,
  area: null,
  platform: null,
  os: null,
  browser: null,
  ip: null,
  mapsLink: null,
}

describe('sendContactMessage', () => {
  it.each([
    ['with all that is known of its sender', contactMessage],
    ['of whose sender nothing is known', { ...contactMessage, ...unknown }],
  ])('stores the message: %s', (kind, body) =>
    verifyExchange(
      {
        given: [],
        receiving: `a message ${kind}`,
        request: { method: 'POST', path: '/contact', body: like(body) },
        response: { status: 201, body: { message: 'success' } },
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(sendContactMessage.initiate({ contactMessage: body }))
          expect(data).toEqual({ message: 'success' })
        }),
    ),
  )

  it('returns 400 with the invalid field', () => {
    const body = { ...contactMessage, email: 'no address' }
    return verifyExchange(
      {
        given: [],
        receiving: 'a message with a wrong address',
        request: { method: 'POST', path: '/contact', body },
        response: createFieldError('email'),
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await store.dispatch(sendContactMessage.initiate({ contactMessage: body }))
          expect(error).toMatchObject(createBadRequest('email'))
        }),
    )
  })
})
