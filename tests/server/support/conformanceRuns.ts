/** Number of requests for each operation, and the seed that generates them (`npm run test:conformance -- --runs 2000 --seed 7`). */
export const runs = Number(process.env['CONFORMANCE_RUNS'] ?? 60)
/**
 * The default is constant, so that only a change of the code can change the result; `npm run test:conformance` uses a new seed for each run.
 */
export const seed = Number(process.env['CONFORMANCE_SEED'] ?? 20261122)
