import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../scripts/lib/run.ts'

export interface Captured {
  code: number
  out: string
  error: string
}

/** Runs a command. @returns its exit code and its output without the last line break */
export function capture(command: string, ...args: string[]): Captured {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 28 })
  return { code: status ?? 127, out: (stdout ?? '').trimEnd(), error: (stderr ?? String(error)).trimEnd() }
}

/** @returns the output of a command. @throws Error with its standard error when it fails */
export function check(command: string, ...args: string[]): string {
  const { code, out, error } = capture(command, ...args)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${error}`)
  return out
}

/** Images and containers of this run only, apart from those of the machine. */
export const storage = mkdtempSync(join(tmpdir(), 'zaffa-image-'))
const storageFlags = [`--root=${join(storage, 'storage')}`, `--runroot=${join(storage, 'run')}`]

export const buildah = (...args: string[]): Captured => capture('buildah', ...storageFlags, ...args)

/** @returns the output of a Buildah command. @throws Error with its standard error when it fails */
export const checkBuildah = (...args: string[]): string => check('buildah', ...storageFlags, ...args)

/** Runs a Buildah command and shows its output. @throws Error when it fails */
export async function showBuildah(...args: string[]): Promise<void> {
  const { code } = await run('buildah', [...storageFlags, ...args])
  if (code !== 0) throw new Error(`buildah ${args[0]} failed; see above.`)
}

/**
 * Runs Podman. Its runtime refuses to start where both versions of cgroups are mounted, so that version 2 is unmounted there, in a mount
 * namespace of its own.
 */
export function podman(...args: string[]): Captured {
  const hybrid = '/sys/fs/cgroup/unified'
  const command = ['podman', ...storageFlags, ...args]
  if (!existsSync(hybrid)) return capture(...(command as [string]))
  return capture('unshare', '--mount', 'sh', '-c', `umount ${hybrid} && exec "$@"`, 'sh', ...command)
}

/** Removes all images and containers of this run. */
export function removeStorage(): void {
  buildah('rm', '--all')
  buildah('rmi', '--all', '--force')
  rmSync(storage, { recursive: true, force: true })
}

/** @returns a limit of open files that this process may set, as `soft:hard`; npm needs more than the 1024 of a build */
export function getOpenFilesLimit(): string {
  const [, hard] = /^Max open files\s+\S+\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
  const limit = Math.min(Number(hard ?? Infinity), 65_536)
  return `${limit}:${limit}`
}
