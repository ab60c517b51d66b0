import { jest } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { useSendOnce } from './useSendOnce'

const lost = (_key: string) => Promise.reject(new Error('No response'))
const stored = (key: string) => Promise.resolve(key)

it('keeps the key of a content until it is stored', async () => {
  const { result } = renderHook(useSendOnce)
  const first = jest.fn(lost)
  await expect(result.current({ name: 'Laila' }, first)).rejects.toThrow('No response')
  const [[key]] = first.mock.calls as [[string]]
  expect(await result.current({ name: 'Laila' }, stored)).toBe(key)
  expect(await result.current({ name: 'Laila' }, stored)).not.toBe(key)
})

it('makes a new key for other content', async () => {
  const { result } = renderHook(useSendOnce)
  const first = jest.fn(lost)
  await expect(result.current({ name: 'Laila' }, first)).rejects.toThrow('No response')
  expect(await result.current({ name: 'Omar' }, stored)).not.toBe(first.mock.calls[0]![0])
})
