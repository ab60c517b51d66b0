/** Starts the server: `npm start`, or `node server/main.ts`. */
import { enableCompileCache } from 'node:module'

// Before anything else is loaded: the second start takes two thirds of the time.
enableCompileCache()
const { startServer } = await import('./cli/start.ts')
await startServer()
