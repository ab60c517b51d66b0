/** `npm start`: builds the site when the build is older than its sources, then becomes the server. `-- --demo` adds sample providers. */
import { areArguments } from '../server/cli/arguments.ts'
import { ensureBuilt } from './lib/build.ts'

// The server refuses a mistyped argument; nobody should wait for a build to hear of it.
if (areArguments(process.argv.slice(2))) await ensureBuilt()
await import('../server/main.ts')
