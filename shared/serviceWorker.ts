/** The address of the service worker, from which its scope is the whole site. */
export const SERVICE_WORKER_PATH = '/service-worker.js'

/** The path of the application shell for the service worker, which precaches it. */
export const SHELL_PATH = '/app.html'

/** @returns the address of the application shell; the server has only the revision that it sends itself */
export const getShellAddress = (revision: string): string => `${SHELL_PATH}?revision=${revision}`

/** Stands in the built service worker for the revision of the shell, which depends on the configuration. */
export const SHELL_REVISION_PLACEHOLDER = '__SHELL_REVISION__'

/** The element that every page of the application has; a captive portal's page does not. */
export const SHELL_MARK = 'id="zaffa-config"'

/** All caches of the service worker begin with this. */
export const CACHE_PREFIX = 'zaffa-'

/**
 * Pages that the service worker opens from the precached shell, so that they open without a network. Of all others it stores nothing: not of the
 * guest pages above all.
 */
export const isShellPage = (pathname: string): boolean =>
  /^\/(home|account|provider|my-providers)\/?$|^\/(weddings|provider)\/./i.test(pathname)
