/** Starts the server: `npm start`, or `node server/main.ts`. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Before anything else is loaded: the second start takes two thirds of the time. Not in the shared folder for temporary files, where another user
// could leave code for this process.
enableCompileCache(join(import.meta.dirname, '../.cache/compile'))
const { startServer } = await import('./cli/start.ts')
await startServer()
