import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from './database.ts'
import { findFreePort } from './freePort.ts'
import { killRunning } from './process.ts'

/** A data folder, which the server creates, a port and, on PostgreSQL, a database for servers that run in processes of their own. */
export interface Installation {
  dataDir: string
  port: number
  url: string
  environment: { PORT: string; DATA_DIR: string; DATABASE_URL: string | undefined }
  /** Kills the processes that are still running, and deletes the data. */
  remove: () => Promise<void>
}

export async function createInstallation(): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'zaffa-installation-'))
  const dataDir = join(folder, 'data')
  const database = await createTestDatabase()
  const port = await findFreePort()
  return {
    dataDir,
    port,
    url: `http://127.0.0.1:${port}`,
    environment: { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: database.url },
    remove: async () => {
      killRunning()
      await database.drop()
      await rm(folder, { recursive: true })
    },
  }
}
