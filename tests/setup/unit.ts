import '@testing-library/jest-dom/jest-globals'
import { afterEach, beforeEach, jest } from '@jest/globals'
import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'

// Pages load their code lazily, which takes longer than the default of 1 s on a busy machine.
configure({ asyncUtilTimeout: 5000 })
// Longer than Testing Library's own timeout, which reports what was not found.
jest.setTimeout(20_000)
// Node's default. With Jest's 100 frames, tests of pages take a seventh more CPU time.
Error.stackTraceLimit = 10

// React captures a stack for each of the first 10,000 elements of a render, for its warnings: a seventh of the CPU time of tests of pages.
// With this counter at its limit, it captures none.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

// jsdom has no layout, and so nothing is at a point.
document.elementFromPoint = () => null
