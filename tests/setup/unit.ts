import '@testing-library/jest-dom/jest-globals'
import { afterEach, beforeEach, jest } from '@jest/globals'
import { cleanup, configure } from '@testing-library/react'

// Pages load their code on the way; on a busy machine that takes longer than the library's second.
configure({ asyncUtilTimeout: 5000 })
// A test fills whole forms, and must outlast the library's own waiting, or it ends without a word of what was missing.
jest.setTimeout(20_000)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)
