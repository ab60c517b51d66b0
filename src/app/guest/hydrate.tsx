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
  // A tree that differs from the server's is reported as an error of the page: suites fail on it.
  startTransition(() => void hydrateRoot(root, guestTree(state)))
}

const root = document.getElementById('root')
const state = document.getElementById(STATE_ELEMENT_ID)?.textContent
if (root && state) void hydrate(root, JSON.parse(state) as GuestPageState)
