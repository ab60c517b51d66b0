import { jest } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { signedOut } from '@/api'
import { createPublishedInvitation } from '@tests/fixtures/invitation'
import { createStore, type AppStore } from '@/store/createStore'
import { restoreBrowserState } from '@/store/restoreBrowserState'
import { emptyDraft } from './draft'
import { readDraft, writeDraft } from './draftStorage'
import { draftCleared, draftEdited, weddingInvitationStarted } from './invitationSlice'

const readStored = () =>
  JSON.parse(sessionStorage.getItem('InvitationData') ?? 'null') as Record<string, unknown> | null

describe('writeDraft and readDraft', () => {
  it('store the fields under the names of the specification', () => {
    writeDraft({
      ...emptyDraft,
      groom: 'عمر',
      bride: 'ليلى',
      hall: 'النيل',
      address: 'الكورنيش',
      area: 'الزمالك',
      template: 2,
      weddingDate: '2027-06-18',
      engagementDate: '2026-12-01',
      hennaDate: '2027-06-16',
      crownDate: '2027-06-17',
    })
    expect(readStored()).toMatchObject({
      'bride-name': 'ليلى',
      'groom-name': 'عمر',
      'wedding-date': '2027-06-18',
      'engagement-date': '2026-12-01',
      'henna-date': '2027-06-16',
      'crown-date': '2027-06-17',
      area: 'الزمالك',
      'wedding-hole': 'النيل',
      adress: 'الكورنيش',
      'img-src': '/assets/templates/jasmine.svg',
    })
  })

  it('restore a draft as it was written', () => {
    const draft = {
      ...emptyDraft,
      groom: 'Omar',
      template: 4 as const,
      language: 'en' as const,
      editing: createPublishedInvitation('s'),
      weddingId: 'w',
      requestKey: 'k',
    }
    writeDraft(draft)
    expect(readDraft()).toEqual(draft)
  })

  it('restore a draft of an earlier release without a short link', () => {
    sessionStorage.setItem('InvitationData', '{"groom-name":"Omar","editing":{"id":"i","slug":"s","version":3}}')
    expect(readDraft()?.editing).toEqual({ id: 'i', slug: 's', shortCode: null, version: 3 })
  })

  it('restore a draft of an earlier release without a wedding', () => {
    sessionStorage.setItem('InvitationData', '{"groom-name":"Omar","wedding-date":"2027-06-18"}')
    expect(readDraft()).toEqual({ ...emptyDraft, groom: 'Omar', weddingDate: '2027-06-18' })
  })

  it.each(['not json', '[]', '"text"', '{"groom-name":5,"img-src":7,"editing":{"id":1}}'])(
    'ignore invalid data: %s',
    (text) => {
      sessionStorage.setItem('InvitationData', text)
      const draft = readDraft()
      expect(draft === null || draft.groom === '').toBe(true)
    },
  )
})

describe('stored draft', () => {
  const LONGER_THAN_A_PAUSE_MS = 400
  const waitForPause = () => new Promise((resolve) => setTimeout(resolve, LONGER_THAN_A_PAUSE_MS))
  // A pending write of one test must not affect the next.
  afterEach(waitForPause)

  const typed = ['O', 'Om', 'Oma', 'Omar']
  const typeName = (store: AppStore) => typed.forEach((groom) => store.dispatch(draftEdited({ groom })))
  const open = () => {
    const store = createStore()
    restoreBrowserState(store)
    return store
  }

  it('is written once when typing pauses', async () => {
    const write = jest.spyOn(Storage.prototype, 'setItem')
    typeName(createStore())
    expect(write).not.toHaveBeenCalled()
    await waitFor(() => expect(readStored()).toMatchObject({ 'groom-name': 'Omar' }))
    expect(write).toHaveBeenCalledTimes(1)
    write.mockRestore()
  })

  it('is written at once when the page is closed or left', () => {
    typeName(open())
    globalThis.dispatchEvent(new Event('pagehide'))
    expect(readStored()).toMatchObject({ 'groom-name': 'Omar' })
  })

  it('is written at once when the page is hidden', () => {
    typeName(open())
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    visibility.mockRestore()
    expect(readStored()).toMatchObject({ 'groom-name': 'Omar' })
  })

  it('is restored after a reload', () => {
    typeName(open())
    globalThis.dispatchEvent(new Event('pagehide'))
    expect(open().getState().invitation.draft.groom).toBe('Omar')
  })

  it('is removed at once when the draft is cleared, and not written again', async () => {
    const store = open()
    typeName(store)
    globalThis.dispatchEvent(new Event('pagehide'))
    store.dispatch(draftEdited({ groom: 'Ali' }))
    store.dispatch(draftCleared())
    await Promise.resolve()
    expect(readStored()).toBeNull()
    await waitForPause()
    expect(readStored()).toBeNull()
  })
})

it('a draft keeps its request key until it is cleared', () => {
  const store = createStore()
  const getRequestKey = () => store.getState().invitation.draft.requestKey
  store.dispatch(draftEdited({ groom: 'Omar' }))
  const first = getRequestKey()
  store.dispatch(draftEdited({ bride: 'Laila' }))
  expect(first).not.toBe('')
  expect(getRequestKey()).toBe(first)
  store.dispatch(draftCleared())
  store.dispatch(draftEdited({ groom: 'Ali' }))
  expect(getRequestKey()).not.toBe(first)
})

describe('a draft of a wedding after sign-out', () => {
  const start = () => {
    const store = createStore()
    store.dispatch(weddingInvitationStarted({ weddingId: 'w', timeZone: 'Asia/Riyadh', weddingDate: '2027-06-18' }))
    return store
  }

  it('keeps what was typed, without the wedding', () => {
    const store = start()
    store.dispatch(draftEdited({ groom: 'Omar' }))
    store.dispatch(signedOut())
    expect(store.getState().invitation.draft).toMatchObject({ groom: 'Omar', weddingId: '' })
  })

  it('is empty when only the dates of the wedding are in it', () => {
    const store = start()
    store.dispatch(signedOut())
    expect(store.getState().invitation.draft).toEqual(emptyDraft)
  })
})
