import { constants, platform, setPriority } from 'node:os'

/** Lowers the priority of the calling worker thread, so that requests come first. Only Linux has a priority for each thread. */
export function lowerThreadPriority(): void {
  if (platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
}
