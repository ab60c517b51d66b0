import { userInfo } from 'node:os'

/** @returns the name of the process's user, or its id: a container's user may have no name */
export function getSystemUser(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.() ?? 'unknown')
  }
}
