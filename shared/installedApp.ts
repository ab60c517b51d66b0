import { paths, type weddingRoutes } from './routes.ts'

/** Where the installed app starts (`start_url` of the manifest). */
export const APP_START_PATH = `${paths.dashboard}?source=app`

/** The query parameter of the dashboard that leads on to a page of a wedding: the app's shortcuts know no wedding's id. */
export const OPEN_PARAMETER = 'open'

/** The pages to which it leads. */
const OPENED_PAGES = ['guests', 'desk', 'replies', 'guestImport'] as const satisfies (keyof typeof weddingRoutes)[]
export type OpenedPage = (typeof OPENED_PAGES)[number]

/** @returns the address that leads to a page of the wedding that was shown last */
export const openPath = (page: OpenedPage): string => `${paths.dashboard}?${OPEN_PARAMETER}=${page}`

/** @returns the page that a query leads to */
export const findOpenedPage = (search: URLSearchParams): OpenedPage | undefined =>
  OPENED_PAGES.find((page) => page === search.get(OPEN_PARAMETER))

/** @returns whether the dashboard was opened by the installed app, so that a visitor goes to sign-in and not to the home page */
export const isOpenedByApp = (search: URLSearchParams): boolean =>
  search.get('source') === 'app' || findOpenedPage(search) !== undefined

/** Where other apps send what is shared with Zaffa (`share_target` of the manifest). */
export const SHARE_PATH = '/share'

/** The query parameter of the import that tells it to take what was shared. */
export const SHARED_PARAMETER = 'shared'

/** Where a share leads. */
export const SHARED_IMPORT_PATH = `${openPath('guestImport')}&${SHARED_PARAMETER}=yes`

/** The database on the device that keeps what was shared until the import takes it. */
export const SHARED_DATABASE = 'zaffa-shared'

export const SHARE_MAX_FILES = 10
/** Files and text together. A single file of the import may have 5 MB. */
export const SHARE_MAX_BYTES = 10 * 1024 * 1024

/** The fields of a share, as other apps send it and as the service worker hands it over. */
export const SHARE_FIELDS = { files: 'files', title: 'title', text: 'text', url: 'url', problem: 'problem' } as const

/** Why nothing of a share is kept. */
export type ShareProblem = 'too-large' | 'too-many'
