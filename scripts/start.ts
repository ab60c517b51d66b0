/**
 * `npm start`: builds the site when the build is older than its sources, then runs the server in this process, with the variables of
 * `.env` if there is one. `-- --demo` adds sample providers.
 */
import { hasValidArguments } from '../server/cli/arguments.ts'
import { ensureBuilt } from './lib/build.ts'

// With an invalid argument the server fails immediately, so no build is needed.
if (hasValidArguments(process.argv.slice(2))) await ensureBuilt()
await import('../server/main.ts')
