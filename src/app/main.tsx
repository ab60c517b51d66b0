import { runInSeparateTasks, waitForNextTask } from './early/tasks'

/**
 * Libraries in this file (`eager`), each evaluated in a task of its own: evaluated at once they block a slow phone for
 * 100 ms. One export is named, so that unused ones are tree-shaken.
 */
const libraries = [
  () => import(/* webpackMode: "eager", webpackExports: ["configureStore"] */ '@reduxjs/toolkit'),
  () => import(/* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react'),
  () => import(/* webpackMode: "eager", webpackExports: ["IntlProvider"] */ 'react-intl'),
  () => import(/* webpackMode: "eager", webpackExports: ["BrowserRouter"] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
]

/** Shows the page as it was last seen, while the libraries are evaluated. */
async function showPageSnapshot(): Promise<void> {
  const snapshot = await import(/* webpackChunkName: "page-snapshot" */ './early/showPageSnapshot')
  await snapshot.showPageSnapshot()
}

async function start(root: HTMLElement): Promise<void> {
  if (!navigator.onLine) void showPageSnapshot().catch(() => undefined)
  await runInSeparateTasks(libraries)
  await waitForNextTask()
  const { boot } = await import(/* webpackMode: "eager" */ './site/boot')
  await waitForNextTask()
  await boot(root)
}

void start(document.getElementById('root')!)
