import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { preloadTemplate } from '../../features/invitation/card/templates'
import { guestTree } from './GuestPage'
import { STATE_ELEMENT_ID, type GuestPageState } from './state'

/**
 * Brings a rendered page to life. The page is complete without it: when a file does not arrive, the invitation stays
 * readable, with its links.
 */
async function hydrate(root: HTMLElement, state: GuestPageState): Promise<void> {
  await preloadTemplate(state.invitation.template)
  startTransition(() => {
    hydrateRoot(root, guestTree(state), { onRecoverableError: reportMismatch })
  })
}

/** A tree that differs from the server's is a fault of ours: suites fail on what the console says. */
const reportMismatch = (error: unknown) => console.error(error)

const root = document.getElementById('root')
const state = document.getElementById(STATE_ELEMENT_ID)?.textContent
if (root && state) void hydrate(root, JSON.parse(state) as GuestPageState)
