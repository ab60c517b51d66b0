import { mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../scripts/lib/run.ts'
import { findProgram } from '../../scripts/lib/system.ts'
import { check, checkBuildah, getOpenFilesLimit, showBuildah, storage } from './commands.ts'

export const SITE_IMAGE = 'localhost/zaffa-test-site'
export const ADMIN_IMAGE = 'localhost/zaffa-test-admin'
/** Stands for debian:bookworm-slim. */
const RUN_BASE = 'localhost/zaffa-test-debian'
/** Stands for node:24-bookworm-slim: the same with Node and npm in /usr/local. */
const NPM_BASE = 'localhost/zaffa-test-npm'

/** What the slim image of Debian leaves out. */
const LEFT_OUT = ['doc', 'man', 'locale', 'info'].map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`)

/** Makes the base images from Debian packages, this machine's npm and its settings. */
export function createBases(): void {
  const system = join(storage, 'debian.tar')
  check('mmdebstrap', '--variant=minbase', ...LEFT_OUT, 'bookworm', system)
  const base = checkBuildah('from', 'scratch')
  checkBuildah('add', base, system, '/')
  checkBuildah('commit', base, RUN_BASE)
  checkBuildah('add', base, process.execPath, '/usr/local/bin/node')
  const npm = dirname(dirname(realpathSync(findProgram('npm')!)))
  checkBuildah('add', base, npm, '/usr/local/lib/node_modules/npm')
  checkBuildah('add', base, createLinks(), '/usr/local/')
  const authority = readNpmSetting('cafile')
  if (authority) checkBuildah('add', base, realpathSync(authority), '/etc/ssl/npm.crt')
  checkBuildah('commit', '--rm', base, NPM_BASE)
}

/** @returns a folder with npm's program and settings, for /usr/local */
function createLinks(): string {
  const local = join(storage, 'local')
  mkdirSync(join(local, 'bin'), { recursive: true })
  mkdirSync(join(local, 'etc'))
  const program = '#!/bin/sh\nexec node /usr/local/lib/node_modules/npm/bin/npm-cli.js "$@"\n'
  writeFileSync(join(local, 'bin/npm'), program, { mode: 0o755 })
  const authority = readNpmSetting('cafile') ? ['cafile=/etc/ssl/npm.crt'] : []
  writeFileSync(join(local, 'etc/npmrc'), [`registry=${readNpmSetting('registry')}`, ...authority, ''].join('\n'))
  return local
}

/** @returns a setting of this machine's npm, or null */
function readNpmSetting(name: string): string | null {
  const value = check('npm', 'config', 'get', name)
  return ['null', 'undefined', ''].includes(value) ? null : value
}

/**
 * Builds deploy/Dockerfile without namespaces, which build machines often refuse.
 * @returns the size of the image, without its base and with it
 * @throws Error
 */
export async function buildImage(name: string, ...flags: string[]): Promise<string> {
  const bases = [`--build-arg=NPM_IMAGE=${NPM_BASE}`, `--build-arg=RUN_IMAGE=${RUN_BASE}`]
  // Docker's format: that of OCI has no health check.
  const format = [
    '--isolation=chroot',
    '--format=docker',
    '--pull-never',
    '--layers',
    `--ulimit=nofile=${getOpenFilesLimit()}`,
  ]
  const args = ['build', ...format, ...bases, ...flags, '--file=deploy/Dockerfile', `--tag=${name}`, root]
  await showBuildah(...args)
  return `${readSize(name)}, of which the base has ${readSize(RUN_BASE)}`
}

const readSize = (name: string): string => checkBuildah('images', '--format={{.Size}}', name)
