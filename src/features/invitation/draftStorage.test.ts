import { jest } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { createStore, type AppStore } from '@/store/createStore'
import { restoreBrowserState } from '@/store/restoreBrowserState'
import { emptyDraft } from './draft'
import { readDraft, writeDraft } from './draftStorage'
import { draftCleared, draftEdited } from './invitationSlice'

const stored = () => JSON.parse(sessionStorage.getItem('InvitationData') ?? 'null') as Record<string, unknown> | null

describe('InvitationData', () => {
  it('holds the fields under the specification’s names', () => {
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
    expect(stored()).toMatchObject({
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

  it('is read as it was written', () => {
    const draft = {
      ...emptyDraft,
      groom: 'Omar',
      template: 4 as const,
      language: 'en' as const,
      editing: { id: 'i', slug: 's', shortCode: 'c', version: 3 },
      requestKey: 'k',
    }
    writeDraft(draft)
    expect(readDraft()).toEqual(draft)
  })

  it('has no short link in a draft of an earlier release', () => {
    sessionStorage.setItem('InvitationData', '{"groom-name":"Omar","editing":{"id":"i","slug":"s","version":3}}')
    expect(readDraft()?.editing).toEqual({ id: 'i', slug: 's', shortCode: null, version: 3 })
  })

  it.each(['not json', '[]', '"text"', '{"groom-name":5,"img-src":7,"editing":{"id":1}}'])(
    'survives damage: %s',
    (text) => {
      sessionStorage.setItem('InvitationData', text)
      const draft = readDraft()
      expect(draft === null || draft.groom === '').toBe(true)
    },
  )
})

describe('the draft of the store', () => {
  const LONGER_THAN_A_PAUSE_MS = 400
  const pause = () => new Promise((resolve) => setTimeout(resolve, LONGER_THAN_A_PAUSE_MS))
  // What one test's store still has to write must not reach the next test.
  afterEach(pause)

  const typed = ['O', 'Om', 'Oma', 'Omar']
  const type = (store: AppStore) => typed.forEach((groom) => store.dispatch(draftEdited({ groom })))
  const open = () => {
    const store = createStore()
    restoreBrowserState(store)
    return store
  }

  it('is written once, when typing pauses', async () => {
    const write = jest.spyOn(Storage.prototype, 'setItem')
    type(createStore())
    expect(write).not.toHaveBeenCalled()
    await waitFor(() => expect(stored()).toMatchObject({ 'groom-name': 'Omar' }))
    expect(write).toHaveBeenCalledTimes(1)
    write.mockRestore()
  })

  it('is written at once when the page is closed or left', () => {
    type(open())
    globalThis.dispatchEvent(new Event('pagehide'))
    expect(stored()).toMatchObject({ 'groom-name': 'Omar' })
  })

  it('is written at once when the page is hidden', () => {
    type(open())
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    visibility.mockRestore()
    expect(stored()).toMatchObject({ 'groom-name': 'Omar' })
  })

  it('is restored after a reload', () => {
    type(open())
    globalThis.dispatchEvent(new Event('pagehide'))
    expect(open().getState().invitation.draft.groom).toBe('Omar')
  })

  it('is removed at once when it is cleared, and does not come back', async () => {
    const store = open()
    type(store)
    globalThis.dispatchEvent(new Event('pagehide'))
    store.dispatch(draftEdited({ groom: 'Ali' }))
    store.dispatch(draftCleared())
    await Promise.resolve()
    expect(stored()).toBeNull()
    await pause()
    expect(stored()).toBeNull()
  })
})

it('has one request key for each draft', () => {
  const store = createStore()
  const key = () => store.getState().invitation.draft.requestKey
  store.dispatch(draftEdited({ groom: 'Omar' }))
  const first = key()
  store.dispatch(draftEdited({ bride: 'Laila' }))
  expect(first).not.toBe('')
  expect(key()).toBe(first)
  store.dispatch(draftCleared())
  store.dispatch(draftEdited({ groom: 'Ali' }))
  expect(key()).not.toBe(first)
})
