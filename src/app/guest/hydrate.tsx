import { startTransition } from 'react'
import { preloadTemplate } from '../../features/invitation/card/templates'
import { regional } from '../../i18n/locales'
import { STATE_ELEMENT_ID, type GuestPageState } from './state'

/** The end of this task: what waits, a touch among it, comes first. */
const nextTask = (): Promise<void> => new Promise((resume) => setTimeout(resume, 0))

/**
 * A browser reads its tables of a language when they are first asked for, some twenty milliseconds in all on a slow phone
 * and each where the first render needs it. Asked for one by one, none of them holds a touch up.
 */
const tables = [
  (tag: string) => Intl.NumberFormat.supportedLocalesOf(tag),
  (tag: string) => Intl.DateTimeFormat.supportedLocalesOf(tag),
  (tag: string) => new Intl.NumberFormat(tag).format(0),
  (tag: string) => new Intl.PluralRules(tag).select(0),
  (tag: string) => new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }).format(0),
]

/** Parts of this same file (`eager`): they are run when they are asked for, one after the other. The page uses no more of them. */
const parts = [
  () => import(/* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query'),
  () => import(/* webpackMode: "eager", webpackExports: ["IntlProvider"] */ 'react-intl'),
]

/**
 * Brings a rendered page to life, in many short tasks so that a slow phone answers in between. The page is complete
 * without it: when a file does not arrive, the invitation stays readable, with its links.
 */
async function hydrate(root: HTMLElement, state: GuestPageState): Promise<void> {
  const locale = regional[state.locale]
  for (const step of [...parts, ...tables]) {
    await nextTask()
    await step(locale)
  }
  await nextTask()
  const { hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client')
  await nextTask()
  const { guestTree } = await import(/* webpackMode: "eager" */ './GuestPage')
  await preloadTemplate(state.invitation.template)
  await nextTask()
  const tree = guestTree(state)
  await nextTask()
  // A tree that differs from the server's is reported as an error of the page: suites fail on it.
  startTransition(() => void hydrateRoot(root, tree))
}

const root = document.getElementById('root')
const state = document.getElementById(STATE_ELEMENT_ID)?.textContent
if (root && state) void hydrate(root, JSON.parse(state) as GuestPageState)
