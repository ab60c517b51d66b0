import { ensureBrowser, ensurePackages, findBrowser, findProgram } from '../../scripts/lib/system.ts'

/** Programs that only experiments need. */

/**
 * Finds or installs the browser for measurements. It is the whole Chromium, as guests have it: in the headless shell, tasks are shorter.
 * @returns the path of its program; null lets Lighthouse find Chrome
 */
export async function ensureMeasuringBrowser(): Promise<string | null> {
  await ensureBrowser()
  const chromium = findBrowser()?.chromium ?? null
  console.log(`measured in the whole browser: ${chromium ?? 'Chrome'} --headless=new`)
  return chromium
}

/**
 * Installs wrk, the load generator, if possible.
 * @throws Error that says what to install otherwise
 */
export async function ensureLoadGenerator(): Promise<void> {
  if (await ensurePackages(['wrk'], ['wrk'])) return
  throw new Error(
    'wrk is needed to measure the server: install it (Debian: apt-get install wrk; macOS: brew install wrk).',
  )
}

/** @returns whether Prometheus with promtool is installed, after an attempt to install it */
export const ensurePrometheus = (): Promise<boolean> => ensurePackages(['prometheus'], ['prometheus', 'promtool'])

/**
 * Installs what builds and runs images, if possible: podman is needed only for running.
 * @returns why images cannot be built here, or null
 */
export async function ensureImageTools(): Promise<string | null> {
  if (process.getuid?.() !== 0) return 'it needs root, for mmdebstrap and buildah.'
  const needed = ['buildah', 'mmdebstrap', 'podman', 'crun']
  await ensurePackages(needed, needed)
  const missing = needed.slice(0, 2).filter((name) => !findProgram(name))
  return missing.length === 0
    ? null
    : `${missing.join(' and ')} cannot be found (Debian: apt-get install ${missing.join(' ')}).`
}
