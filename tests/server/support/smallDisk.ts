import { execFile } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A small disk in memory (tmpfs). */
export interface SmallDisk {
  path: string
  /**
   * Uses all remaining space.
   * @returns a function that frees it
   */
  fill: () => Promise<() => Promise<void>>
  makeReadOnly: () => Promise<void>
}

const mounted = new Set<string>()

/** Unmounts every disk, including those that a failed test still uses. */
export async function removeDisks(): Promise<void> {
  for (const path of mounted) {
    await run('umount', ['--lazy', path])
    await rm(path, { recursive: true })
  }
  mounted.clear()
}

/** @returns null when this process may not mount a disk (it must be root, in a container with that permission) */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | null> {
  const path = await mkdtemp(join(tmpdir(), 'zaffa-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path])
  } catch {
    await rm(path, { recursive: true })
    process.stdout.write('skipped: no small disk can be mounted here, which takes root\n')
    return null
  }
  mounted.add(path)
  return {
    path,
    fill: async () => {
      const filler = join(path, 'filler')
      const file = await open(filler, 'w')
      // Fills the disk to the last page: a large write fails while a smaller one still fits.
      for (let size = 64 * 1024; size >= 4096; size /= 2) while (await canWrite(() => file.write(Buffer.alloc(size))));
      await file.close()
      return () => rm(filler)
    },
    makeReadOnly: async () => void (await run('mount', ['-o', 'remount,ro', path])),
  }
}

const canWrite = (write: () => Promise<unknown>): Promise<boolean> =>
  write().then(
    () => true,
    () => false,
  )
