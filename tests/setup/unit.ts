import '@testing-library/jest-dom/jest-globals'
import { afterEach, beforeEach } from '@jest/globals'
import { cleanup, configure } from '@testing-library/react'

// Pages load their code on the way; on a busy machine that takes longer than the library's second.
configure({ asyncUtilTimeout: 5000 })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)
