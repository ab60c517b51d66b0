/** Preloaded into a measured server: SIGUSR2 collects its garbage. */
import { collectGarbage } from './garbage.ts'

process.on('SIGUSR2', () => {
  collectGarbage()
})
