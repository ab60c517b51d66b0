/** `npm start`: builds the site when the build is older than its sources, then becomes the server. */
import { ensureBuilt } from './lib/build.ts'

await ensureBuilt()
await import('../server/main.ts')
