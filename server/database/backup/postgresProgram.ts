import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

/**
 * @returns the path of a PostgreSQL program: the newest of Debian's packages, which supports every older server, or else the name, to be
 * found in PATH
 */
export function findPostgresProgram(name: string): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(DEBIAN, version, 'bin', name)).find((path) => existsSync(path)) ?? name
}
