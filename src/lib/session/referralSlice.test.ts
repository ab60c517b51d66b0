import { createStore } from '@/store/createStore'
import { restoreBrowserState } from '@/store/restoreBrowserState'
import { referralCaptured, referralSpent } from './referralSlice'

const readStored = () => [
  localStorage.getItem('referralCode'),
  localStorage.getItem('referralSource'),
  localStorage.getItem('referralSourceId'),
]

function open() {
  const store = createStore()
  restoreBrowserState(store)
  return store
}

describe('stored referral', () => {
  it('stores the values of a link under the keys of the specification and restores them at the next visit', () => {
    open().dispatch(referralCaptured({ referralCode: 'LAILA', source: 'invitation', sourceId: '7' }))
    expect(readStored()).toEqual(['LAILA', 'invitation', '7'])
    expect(open().getState().referral).toEqual({ referralCode: 'LAILA', source: 'invitation', sourceId: '7' })
  })

  it('keeps only the values of the latest link that has any', () => {
    const store = open()
    store.dispatch(referralCaptured({ referralCode: 'LAILA', source: 'invitation', sourceId: '7' }))
    store.dispatch(referralCaptured({ referralCode: 'EID27' }))
    store.dispatch(referralCaptured({}))
    expect(store.getState().referral).toEqual({ referralCode: 'EID27', source: null, sourceId: null })
    expect(readStored()).toEqual(['EID27', null, null])
  })

  it('is cleared in all tabs when it has been used', () => {
    const store = open()
    const otherTab = open()
    store.dispatch(referralCaptured({ referralCode: 'LAILA', source: 'invitation' }))
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'referralCode', newValue: 'LAILA' }))
    expect(otherTab.getState().referral).toEqual({ referralCode: 'LAILA', source: 'invitation', sourceId: null })
    store.dispatch(referralSpent())
    expect(readStored()).toEqual([null, null, null])
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'referralCode', newValue: null }))
    expect(otherTab.getState().referral).toEqual({ referralCode: null, source: null, sourceId: null })
  })
})
