import { isAnyOf } from '@reduxjs/toolkit'
import { accountChanged, selectToken, signedOut } from '../api'
import { writeLastWedding } from '../lib/lastWedding'
import { writePageSnapshot } from '../lib/offline/snapshot/pageSnapshot'
import { deleteSharedList } from '../lib/sharedList'
import { addAppListener } from '../store/listeners'
import { showAppBadge } from './appBadge'

/** The end of a session hides the number of new replies. Objects of the module: adding them twice has no effect. */
export const hideBadgeAfterSession = addAppListener({
  predicate: (_action, now, before) => selectToken(before) !== null && selectToken(now) === null,
  effect: () => showAppBadge(0),
})

/** A sign-out also deletes what the device keeps for the account. Not an expired session: it is renewed, and a shared list waits for that. */
export const clearAfterSignOut = addAppListener({
  matcher: isAnyOf(signedOut, accountChanged),
  effect: () => {
    writeLastWedding(null)
    writePageSnapshot(null)
    deleteSharedList()
  },
})
