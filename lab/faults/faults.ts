/**
 * `npm run test:faults`: simulates severe faults against real server processes. Prints each figure with its bound; fails when one does not
 * hold. Arguments select scenarios: `npm run test:faults -- pictures`.
 */
import { runScenarios } from '../lib/scenarios.ts'

await runScenarios(import.meta.dirname, {
  postgres: 120,
  slugs: 45,
  pictures: 60,
  previews: 60,
  lock: 120,
  lists: 120,
  links: 60,
})
