import { preloadTemplate } from '@/features/invitation/card/templates'
import { localeTags } from '@/i18n/locales'
import { waitForNextTask, runInSeparateTasks } from '../early/tasks'
import { warmUpIntl } from '../early/warmUpIntl'
import { hydratePrerendered } from '../early/prerenderedRoot'
import { STATE_ELEMENT_ID } from '@shared/guestPage'
import { type GuestPageState } from './state'

/** Parts of this file (`eager`), evaluated one after the other. Only the named exports are used. */
const parts = [
  () => import(/* webpackMode: "eager", webpackExports: ["configureStore"] */ '@reduxjs/toolkit'),
  () => import(/* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query'),
  () => import(/* webpackMode: "eager", webpackExports: ["IntlProvider"] */ 'react-intl'),
]

/**
 * Hydrates a rendered page in many short tasks, so that a slow phone can respond in between. The page works without:
 * when a file cannot be loaded, the invitation stays readable, with its links.
 */
async function hydrate(root: HTMLElement, state: GuestPageState): Promise<void> {
  const tables = warmUpIntl(localeTags[state.locale])
  await runInSeparateTasks(parts)
  await waitForNextTask()
  const { hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client')
  await waitForNextTask()
  const { createGuestTree } = await import(/* webpackMode: "eager" */ './GuestPage')
  await waitForNextTask()
  await preloadTemplate(state.invitation.template)
  await tables
  await waitForNextTask()
  const tree = createGuestTree(state)
  await waitForNextTask()
  hydratePrerendered(hydrateRoot, root, tree)
}

const root = document.getElementById('root')
const state = document.getElementById(STATE_ELEMENT_ID)?.textContent
if (root && state) void hydrate(root, JSON.parse(state) as GuestPageState)
