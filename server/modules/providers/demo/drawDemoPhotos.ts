import type { AppDeps } from '../../../deps.ts'
import { addDemoPhotos } from './photos/addDemoPhotos.ts'
import type { DemoDeps } from './photos/addDemoPhotos.ts'
import { demoProviders } from './providers.ts'

/**
 * Draws the missing photographs of the sample providers while the server responds already: they take half a minute on one core. When the server
 * stops meanwhile, the next start goes on.
 */
export function drawDemoPhotos(deps: DemoDeps & Pick<AppDeps, 'config' | 'log'>, signal: AbortSignal): void {
  if (!deps.config.demoPhotographs) return
  addDemoPhotos(deps, demoProviders, { signal }).catch((error: unknown) => {
    if (!signal.aborted) deps.log.error({ err: error }, 'the sample photographs could not be drawn')
  })
}
