import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { prepareDataDir } from '../client.ts'

/** An empty file, whose time is that of the last backup. */
const getMarker = (dataDir: string): string => join(dataDir, 'last-backup')

/** Records that a backup was written now, for the metric that warns of missing backups. */
export async function recordBackup(dataDir: string): Promise<void> {
  await prepareDataDir(dataDir)
  await writeFile(getMarker(dataDir), '', { mode: 0o600 })
}

/** @returns the time of the last backup that was written with this data folder, in s since 1970; null without one */
export const readLastBackup = (dataDir: string): Promise<number | null> =>
  stat(getMarker(dataDir)).then(
    ({ mtimeMs }) => mtimeMs / 1000,
    () => null,
  )
