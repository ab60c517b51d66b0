const skipped = { it: it.skip, describe: describe.skip }
const run = { it, describe }
const isPostgres = Boolean(process.env.TEST_DATABASE_URL)

/** For tests of the embedded database; skipped under `npm run test:pg`. */
export const onEmbedded = isPostgres ? skipped : run
/** For tests of PostgreSQL; only `npm run test:pg` runs them. */
export const onPostgres = isPostgres ? run : skipped
