import { App } from '@/app/App'
import { renderSite, type RenderOptions } from './render'

/** Renders the whole application, as the browser's entry does: pages load their own catalogues. */
export const renderApp = (options: Omit<RenderOptions, 'catalogues'> = {}) =>
  renderSite(<App />, { ...options, catalogues: 'site' })
