/**
 * Runs a command with a private PostgreSQL, and a Redis if installed: `node scripts/postgres.ts <command> …`. Their addresses are in
 * TEST_DATABASE_URL and TEST_REDIS_URL.
 */
import { run } from './lib/run.ts'
import { startPostgres } from './lib/postgres.ts'
import { startRedis } from './lib/redis.ts'

async function main([command, ...args]: string[]): Promise<number> {
  if (!command) throw new Error('usage: node scripts/postgres.ts <command> …')
  const postgres = await startPostgres({ durable: false })
  const redis = await startRedis()
  if (!redis)
    console.log(
      'There is no Redis here (Debian: apt-get install redis-server): tests of shared rate limits are left out.',
    )
  try {
    const { code } = await run(command, args, {
      TEST_DATABASE_URL: postgres.url,
      ...(redis ? { TEST_REDIS_URL: redis.url } : {}),
    })
    return code
  } finally {
    await redis?.stop()
    await postgres.stop()
  }
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  console.error(missing ? 'PostgreSQL is not installed (Debian: apt-get install postgresql).' : error)
  process.exitCode = 1
}
