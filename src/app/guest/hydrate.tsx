import { preloadTemplate } from '@/features/invitation/card/templates'
import { regional } from '@/i18n/locales'
import { nextTask, runInTurns } from '../early/inTurns'
import { readLanguageTables } from '../early/languageTables'
import { hydratePrerendered } from '../early/prerenderedRoot'
import { STATE_ELEMENT_ID } from '@shared/guestPage'
import { type GuestPageState } from './state'

/** Parts of this same file (`eager`): they are run when they are asked for, one after the other. The page uses no more of them. */
const parts = [
  () => import(/* webpackMode: "eager", webpackExports: ["configureStore"] */ '@reduxjs/toolkit'),
  () => import(/* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query'),
  () => import(/* webpackMode: "eager", webpackExports: ["IntlProvider"] */ 'react-intl'),
]

/**
 * Brings a rendered page to life, in many short tasks so that a slow phone answers in between. The page is complete
 * without it: when a file does not arrive, the invitation stays readable, with its links.
 */
async function hydrate(root: HTMLElement, state: GuestPageState): Promise<void> {
  const tables = readLanguageTables(regional[state.locale])
  await runInTurns(parts)
  await nextTask()
  const { hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client')
  await nextTask()
  const { guestTree } = await import(/* webpackMode: "eager" */ './GuestPage')
  await nextTask()
  await preloadTemplate(state.invitation.template)
  await tables
  await nextTask()
  const tree = guestTree(state)
  await nextTask()
  hydratePrerendered(hydrateRoot, root, tree)
}

const root = document.getElementById('root')
const state = document.getElementById(STATE_ELEMENT_ID)?.textContent
if (root && state) void hydrate(root, JSON.parse(state) as GuestPageState)
