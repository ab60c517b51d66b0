import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

/** PostgreSQL's own program of this name: the newest of Debian's, which reads every older server, else whatever the PATH has. */
export function postgresProgram(name: string): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(DEBIAN, version, 'bin', name)).find((path) => existsSync(path)) ?? name
}
