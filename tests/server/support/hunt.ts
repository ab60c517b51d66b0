/** How many requests each operation is sent, and from which seed they are drawn (`npm run test:conformance -- --runs 2000 --seed 7`). */
export const runs = Number(process.env['CONFORMANCE_RUNS'] ?? 120)
/** The same in every run of all tests, so that a change answers for itself alone; `npm run test:conformance` looks elsewhere each time. */
export const seed = Number(process.env['CONFORMANCE_SEED'] ?? 20261122)
