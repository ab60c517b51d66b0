import { makeStore } from '../../store/makeStore'
import { restoreBrowserState } from '../../store/restoreBrowserState'
import { referralCaptured, referralSpent } from './referralSlice'

const kept = () => [localStorage.getItem('referralCode'), localStorage.getItem('referralSource'), localStorage.getItem('referralSourceId')]

function open() {
  const store = makeStore()
  restoreBrowserState(store)
  return store
}

it('keeps what a link carried under the specification’s keys, for the next visit too', () => {
  open().dispatch(referralCaptured({ referralCode: 'LAILA', source: 'invitation', sourceId: '7' }))
  expect(kept()).toEqual(['LAILA', 'invitation', '7'])
  expect(open().getState().referral).toEqual({ referralCode: 'LAILA', source: 'invitation', sourceId: '7' })
})

it('is forgotten once it is spent, here and in other tabs', () => {
  const store = open()
  const otherTab = open()
  store.dispatch(referralCaptured({ referralCode: 'LAILA', source: 'invitation' }))
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'referralCode', newValue: 'LAILA' }))
  expect(otherTab.getState().referral).toEqual({ referralCode: 'LAILA', source: 'invitation', sourceId: null })
  store.dispatch(referralSpent())
  expect(kept()).toEqual([null, null, null])
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'referralCode', newValue: null }))
  expect(otherTab.getState().referral).toEqual({ referralCode: null, source: null, sourceId: null })
})
