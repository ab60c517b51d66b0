/** How many requests each operation is sent, and from which seed they are drawn (`npm run test:conformance -- --runs 2000 --seed 7`). */
export const runs = Number(process.env['CONFORMANCE_RUNS'] ?? 120)
/** New each time, so that every run looks elsewhere; a failure names it, and with it the same requests are drawn again. */
export const seed = Number(process.env['CONFORMANCE_SEED'] ?? Date.now() % 2 ** 31)
