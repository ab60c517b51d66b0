import { createHash } from 'node:crypto'
import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { cleanUpAnalytics, getEventNames, getLastEntry, getPixelCalls, startStoreWithConsent } from '@tests/analytics'
import { api as url, apiServer } from '@tests/mocks/api'
import { generatedApi } from '@/api'
import { providerEndpoints } from '@/api/providers'
import { consentChosen } from '@/features/analytics/consent/consentSlice'
import { hashPerson } from '@/features/analytics/identity'

const server = apiServer()
cleanUpAnalytics()

const hashSha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe('form results', () => {
  const credentials = { email: ' Laila@Example.com', password: 'Farah#2027' }
  const register = { credentials }

  it('send the hashed person before a success', async () => {
    server.use(http.post(url('/identity/register'), () => HttpResponse.json({ message: 'success' })))
    const store = startStoreWithConsent()
    await store.dispatch(generatedApi.endpoints.register.initiate(register))
    expect(getLastEntry()).toMatchObject({ event: 'form_success', form: 'register' })
    const expected = [
      ['identify', { email: hashSha256('laila@example.com') }],
      ['track', 'CompleteRegistration'],
    ]
    await waitFor(() => expect(getPixelCalls().slice(-2)).toEqual(expected))
    expect(JSON.stringify([window.dataLayer, getPixelCalls()])).not.toMatch(/laila|Farah/i)
  })

  it('send no person when the consent is withdrawn during hashing', async () => {
    server.use(http.post(url('/identity/register'), () => HttpResponse.json({ message: 'success' })))
    const store = startStoreWithConsent()
    await store.dispatch(generatedApi.endpoints.register.initiate(register))
    store.dispatch(consentChosen('refused'))
    // Hashed after the one before it.
    await hashPerson(credentials)
    expect(getPixelCalls().flat()).not.toContain('identify')
    expect(getPixelCalls().flat()).not.toContain('CompleteRegistration')
  })

  it('send the hashed phone number of a provider', async () => {
    server.use(
      http.post(url('/services/providers/registration'), () =>
        HttpResponse.json({ id: '1', status: 'pending' }, { status: 201 }),
      ),
    )
    const store = startStoreWithConsent()
    const providerRegistration = {
      fullName: 'Nour',
      contactNumber: '01012345678',
      emailAddress: 'nour@example.com',
      serviceClasses: ['dj'],
    } as never
    await store.dispatch(providerEndpoints.endpoints.registerProvider.initiate({ providerRegistration }))
    const hashed = { email: hashSha256('nour@example.com'), phone_number: hashSha256('+201012345678') }
    await waitFor(() =>
      expect(getPixelCalls().slice(-2)).toEqual([
        ['identify', hashed],
        ['track', 'SubmitForm'],
      ]),
    )
  })

  it.each([
    [() => HttpResponse.json({ code: 'email_in_use', message: 'x' }, { status: 409 }), 'other'],
    [() => HttpResponse.json({ code: 'validation_failed', message: 'x', errors: [] }, { status: 400 }), 'badRequest'],
    [() => HttpResponse.error(), 'network'],
  ])('send a failure with its reason and without the person', async (resolver, reason) => {
    server.use(http.post(url('/identity/register'), resolver))
    const store = startStoreWithConsent()
    await store.dispatch(generatedApi.endpoints.register.initiate(register))
    expect(getLastEntry()).toMatchObject({ event: 'form_failure', form: 'register', reason })
    expect(getPixelCalls().flat()).not.toContain('identify')
  })

  it('send a failure when the server refuses with status 200', async () => {
    server.use(
      http.post(url('/identity/login'), () => HttpResponse.json({ message: 'Wrong' })),
      http.post(url('/identity/delete'), () => HttpResponse.json({ success: false, errors: ['Wrong'] })),
    )
    const store = startStoreWithConsent()
    await store.dispatch(generatedApi.endpoints.login.initiate({ loginRequest: credentials }))
    expect(getLastEntry()).toMatchObject({ event: 'form_failure', form: 'login', reason: 'refused' })
    await store.dispatch(
      generatedApi.endpoints.deleteAccount.initiate({ deleteAccount: { emailOrPhone: 'a@b', password: 'x' } }),
    )
    expect(getLastEntry()).toMatchObject({ event: 'form_failure', form: 'delete_account', reason: 'refused' })
  })

  it('are not sent for calls that a listener makes', async () => {
    server.use(
      http.put(url('/users/profile'), () =>
        HttpResponse.json({ id: '1', email: 'a@b', version: 2, createdAt: '', updatedAt: '' }),
      ),
    )
    const store = startStoreWithConsent()
    const profileUpdate = { version: 1 } as never
    await store.dispatch(generatedApi.endpoints.updateProfile.initiate({ profileUpdate }, { track: false }))
    expect(getEventNames()).toEqual(['page_view'])
    await store.dispatch(generatedApi.endpoints.updateProfile.initiate({ profileUpdate }))
    expect(getEventNames()).toEqual(['page_view', 'form_success'])
  })
})
