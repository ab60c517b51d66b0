import { nextTask, runInTurns } from './early/inTurns'

/**
 * Libraries of this same file (`eager`): each is run when it is asked for, in a task of its own. Run in one go they would
 * hold up a slow phone for a third of a second. One export is named, so that those that nobody uses stay out.
 */
const libraries = [
  () => import(/* webpackMode: "eager", webpackExports: ["configureStore"] */ '@reduxjs/toolkit'),
  () => import(/* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react'),
  () => import(/* webpackMode: "eager", webpackExports: ["IntlProvider"] */ 'react-intl'),
  () => import(/* webpackMode: "eager", webpackExports: ["BrowserRouter"] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager", webpackExports: ["CacheProvider"] */ '@emotion/react'),
  () => import(/* webpackMode: "eager", webpackExports: ["createTheme"] */ '@mui/material/styles'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Button'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
]

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  await runInTurns(libraries)
  await nextTask()
  const { boot } = await import(/* webpackMode: "eager" */ './site/boot')
  await nextTask()
  await boot(root)
}

void start()
