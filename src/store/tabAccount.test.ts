import { createAccessToken } from '@tests/fixtures/accessToken'
import { createPublishedInvitation } from '@tests/fixtures/invitation'
import { storageKeys } from '@shared/storageKeys'
import { tokenRestored } from '../api'
import { draftEdited, invitationOpened } from '../features/invitation/invitationSlice'
import { createStore } from './createStore'
import { restoreBrowserState } from './restoreBrowserState'

const kept = { 'household:1': { note: 'Near the door' } }

/** A tab in which an account has typed into a form and edited its invitation, before its session ended in another tab. */
function leaveTab() {
  localStorage.setItem(storageKeys.userToken, createAccessToken('laila'))
  const store = createStore()
  restoreBrowserState(store)
  store.dispatch(invitationOpened(createPublishedInvitation('one')))
  store.dispatch(draftEdited({ groom: 'Ali' }))
  sessionStorage.setItem(storageKeys.keptInput, JSON.stringify(kept))
  store.dispatch(tokenRestored(null))
  return store
}
const getKept = () => sessionStorage.getItem(storageKeys.keptInput)

describe('what an account has left in a tab', () => {
  it('is kept for the same account', () => {
    const store = leaveTab()
    store.dispatch(tokenRestored(createAccessToken('laila', 'another session')))
    expect(getKept()).toBe(JSON.stringify(kept))
    expect(store.getState().invitation.draft).toMatchObject({ groom: 'Ali', editing: { slug: 'one' } })
  })

  it('is removed when another account signs in', () => {
    const store = leaveTab()
    store.dispatch(tokenRestored(createAccessToken('salma')))
    expect(getKept()).toBeNull()
    expect(store.getState().invitation.draft).toMatchObject({ groom: '', editing: null })
  })

  it('is removed when the tab is opened again with another account', () => {
    leaveTab()
    globalThis.dispatchEvent(new Event('pagehide'))
    localStorage.setItem(storageKeys.userToken, createAccessToken('salma'))
    const store = createStore()
    restoreBrowserState(store)
    expect(getKept()).toBeNull()
    expect(store.getState().invitation.draft).toMatchObject({ groom: '', editing: null })
    expect(sessionStorage.getItem(storageKeys.invitationData)).toBeNull()
  })
})
