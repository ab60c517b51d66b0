import { http, HttpResponse } from 'msw'
import { createPublishedInvitation } from '@tests/fixtures/invitation'
import { api, apiServer } from '@tests/mocks/api'
import { generatedApi, sessionExpired, sessionRenewed, signedOut, tokenRestored } from '../api'
import {
  draftCleared,
  draftEdited,
  editingDetached,
  invitationOpened,
  selectCurrentSlug,
} from '../features/invitation/invitationSlice'
import { createStore } from './createStore'
import { restoreBrowserState } from './restoreBrowserState'

const server = apiServer()
const KEY = 'invitation-slug'

const [one, other] = [createPublishedInvitation('one'), createPublishedInvitation('other')]

function open({ token = 't' }: { token?: string | null } = {}) {
  const store = createStore({ apiHost: 'http://localhost' })
  restoreBrowserState(store)
  if (token) store.dispatch(sessionRenewed({ token }))
  return store
}
const getSlugs = (store: ReturnType<typeof open>) => [selectCurrentSlug(store.getState()), localStorage.getItem(KEY)]

describe('current slug', () => {
  it('is set by publishing, saving and opening an invitation, and restored at the next visit', async () => {
    const { ownerId: _o, shortCode: _c, id, slug: _s, createdAt: _a, updatedAt: _u, version, ...details } = one
    server.use(
      http.post(api('/invitations'), () => HttpResponse.json(one, { status: 201 })),
      http.put(api(`/invitations/${id}`), () => HttpResponse.json(one)),
    )
    const store = open()
    await store.dispatch(generatedApi.endpoints.createInvitation.initiate({ invitationInput: details }))
    expect(getSlugs(store)).toEqual(['one', 'one'])
    store.dispatch(invitationOpened(other))
    expect(getSlugs(store)).toEqual(['other', 'other'])
    await store.dispatch(
      generatedApi.endpoints.updateInvitation.initiate({ id, invitationUpdate: { ...details, version } }),
    )
    expect(getSlugs(store)).toEqual(['one', 'one'])
    expect(selectCurrentSlug(open().getState())).toBe('one')
  })

  it('is kept when another invitation is started', () => {
    const store = open()
    store.dispatch(invitationOpened(one))
    store.dispatch(draftCleared())
    expect(getSlugs(store)).toEqual(['one', 'one'])
  })

  describe('when an invitation is deleted', () => {
    const remove = (store: ReturnType<typeof open>, { id }: { id: string }) =>
      store.dispatch(generatedApi.endpoints.deleteInvitation.initiate({ id }))
    beforeEach(() =>
      server.use(
        http.delete(api('/invitations/:id'), () => new HttpResponse(null, { status: 204 })),
        http.get(api('/invitations/user/:id'), () => HttpResponse.json({ items: [other, one] })),
      ),
    )

    it('is cleared if it is the deleted one, and kept otherwise', async () => {
      const store = open()
      store.dispatch(invitationOpened(one))
      await remove(store, other)
      expect(getSlugs(store)).toEqual(['one', 'one'])
      await remove(store, one)
      expect(getSlugs(store)).toEqual([null, null])
      expect(store.getState().invitation.draft.editing).toBeNull()
    })

    it('is cleared if it was stored at an earlier visit', async () => {
      localStorage.setItem(KEY, 'one')
      const store = open()
      await store.dispatch(generatedApi.endpoints.listUserInvitations.initiate({ userId: 'u' }))
      await remove(store, other)
      expect(getSlugs(store)).toEqual(['one', 'one'])
      await remove(store, one)
      expect(getSlugs(store)).toEqual([null, null])
    })

    it('is kept if the deletion fails', async () => {
      server.use(http.delete(api('/invitations/:id'), () => HttpResponse.error()))
      const store = open()
      store.dispatch(invitationOpened(one))
      await remove(store, one)
      expect(getSlugs(store)).toEqual(['one', 'one'])
    })
  })

  it('is cleared when its invitation no longer exists', () => {
    const store = open()
    store.dispatch(invitationOpened(one))
    store.dispatch(editingDetached())
    expect(getSlugs(store)).toEqual([null, null])
    expect(store.getState().invitation.draft.groom).toBe('Omar')
  })

  it.each([
    ['a sign-out', signedOut()],
    ['the end of the session', sessionExpired()],
    ['a sign-out in another tab', tokenRestored(null)],
  ])('is cleared after %s', (_what, action) => {
    const store = open()
    store.dispatch(invitationOpened(one))
    store.dispatch(action)
    expect(getSlugs(store)).toEqual([null, null])
  })

  it('is read from storage, not from the event, when another tab changes it', () => {
    const store = open()
    const dispatchStorageEvent = (newValue: string | null) =>
      globalThis.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }))
    localStorage.setItem(KEY, 'newest')
    dispatchStorageEvent('older')
    expect(getSlugs(store)).toEqual(['newest', 'newest'])
    localStorage.removeItem(KEY)
    dispatchStorageEvent(null)
    expect(getSlugs(store)).toEqual([null, null])
  })

  it('is the latest of all tabs, not the one of this tab’s stored draft', () => {
    const store = open()
    store.dispatch(invitationOpened(one))
    localStorage.setItem(KEY, 'other')
    expect(getSlugs(open())).toEqual(['other', 'other'])
  })

  it('sign-out clears the draft of a published invitation and keeps an unpublished one', () => {
    const store = open()
    store.dispatch(draftEdited({ groom: 'Ali' }))
    store.dispatch(signedOut())
    expect(store.getState().invitation.draft.groom).toBe('Ali')
    store.dispatch(invitationOpened(one))
    store.dispatch(signedOut())
    expect(store.getState().invitation.draft).toMatchObject({ groom: '', editing: null })
  })
})
