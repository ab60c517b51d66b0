/**
 * `npm run test:ha`: several machines on this one, with the configurations of deploy/. `proxies`: nginx in front of two servers.
 * `failover`: three PostgreSQL under Patroni, of which the primary is killed ten times. Prints each figure with its bound; fails when one does
 * not hold. Arguments select scenarios: `npm run test:ha -- failover`.
 */
import { runScenarios } from '../lib/scenarios.ts'

await runScenarios(import.meta.dirname, { proxies: 180, failover: 1200 })
