import '@testing-library/jest-dom/jest-globals'
import { afterEach, beforeEach } from '@jest/globals'
import { cleanup } from '@testing-library/react'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)
