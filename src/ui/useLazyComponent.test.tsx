import { act, renderHook } from '@testing-library/react'
import { useLazyComponent } from './useLazyComponent'

const Loaded = () => null

it('says when a component could not be loaded, and loads it again', async () => {
  let isOffline = true
  const importComponent = async () => {
    if (isOffline) throw new Error('offline')
    return { default: Loaded }
  }
  const { result } = renderHook(() => useLazyComponent(importComponent))
  await act(() => result.current.load())
  expect(result.current).toMatchObject({ Component: null, failed: true })

  isOffline = false
  await act(() => result.current.load())
  expect(result.current).toMatchObject({ Component: Loaded, failed: false })
})
