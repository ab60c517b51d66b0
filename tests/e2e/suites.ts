/** Screen and language of a browser. */
export type BrowserName = 'desktop-ar' | 'desktop-en' | 'phone-ar' | 'phone-en'

interface Spec {
  /** One, unless the behaviour depends on screen or language; a comment says why. */
  browsers: readonly BrowserName[]
  /** Where only `npm run test:nightly` runs the spec: other specs cover this screen and language in `npm test`. */
  nightlyBrowsers?: readonly BrowserName[]
  /** The suites that QA can pick: `npm run test:e2e -- --suite accounts`. */
  suites: readonly string[]
  /** Starts a server of its own, so it cannot run against `BASE_URL`. */
  hasOwnServer?: true
}

const everywhere = ['desktop-ar', 'desktop-en', 'phone-ar', 'phone-en'] as const
/** Both screens and both languages, but not each combination. */
const diagonal = ['desktop-ar', 'phone-en'] as const

export const specs: Record<string, Spec> = {
  // Most couples have phones; keyboard.e2e.ts has the forms on a desktop.
  account: { browsers: ['phone-en'], suites: ['accounts'] },
  // Events do not depend on the screen; the language is one of their fields.
  analytics: { browsers: ['desktop-en'], suites: ['analytics'], hasOwnServer: true },
  // A couple's main job, on a phone; names and grammar are Arabic.
  'card-journey': { browsers: ['phone-ar'], suites: ['invitations', 'guests'] },
  // The window has the width of a small phone, and each card both languages.
  'card-widths': { browsers: ['desktop-ar'], suites: ['invitations'] },
  // The banner covers most of a phone.
  consent: { browsers: ['phone-ar'], suites: ['analytics'], hasOwnServer: true },
  // Forms of one layout; Arabic is typed.
  'contact-and-support': { browsers: ['phone-ar'], suites: ['content'] },
  // Forms are full-screen on a phone; Arabic has the most plurals.
  dashboard: { browsers: ['phone-ar'], suites: ['guests', 'invitations'] },
  // Desktops and phones follow different targets; the page is checked for untranslated texts.
  'deep-links': { browsers: ['desktop-en', 'phone-ar'], suites: ['links'], hasOwnServer: true },
  // The service worker is the same on each screen; the notice is in the language of the page.
  notices: { browsers: ['desktop-ar'], suites: ['guests'], hasOwnServer: true },
  // Families are invited from a phone; names, dates and seats of the message are Arabic.
  desk: { browsers: ['phone-ar'], suites: ['guests'] },
  // With a slow CPU, the second click comes before the first one shows its result.
  'double-clicks': { browsers: ['phone-en'], suites: ['content'] },
  // Slow CPU and menu on a phone.
  'early-clicks': { browsers: ['phone-en'], suites: ['content'] },
  // Dialogs are full-screen on a phone; dates and seats are Arabic.
  events: { browsers: ['phone-ar'], suites: ['invitations'] },
  // The sheet is full-screen on a phone; dates and texts are Arabic.
  plans: { browsers: ['phone-ar'], suites: ['invitations'] },
  // The couple on a desktop; the spec opens a phone and another desktop itself.
  families: { browsers: ['desktop-en'], suites: ['guests'] },
  // Cards and a column of halls; the tables of a desktop are in guest-list.e2e.ts.
  'fill-guest-list': { browsers: ['phone-ar'], suites: ['guests'] },
  // Newcomers come on phones, most of them in Arabic; presses do not depend on the language.
  'first-visits': { browsers: ['phone-ar'], suites: ['smoke', 'invitations', 'providers'] },
  // Errors do not depend on screen or language.
  'form-errors': { browsers: ['desktop-en'], suites: ['invitations'] },
  // Guests have phones.
  'guest-changes': { browsers: ['phone-en'], suites: ['invitations'] },
  // A side navigation on a desktop, a menu on a phone; Arabic has the most plurals.
  console: { browsers: ['desktop-en', 'phone-ar'], suites: ['operators', 'a11y'], hasOwnServer: true },
  // Service workers do not depend on screen or language.
  'app-update': { browsers: ['desktop-en'], suites: ['app'], hasOwnServer: true },
  // A wedding hall's basement has no network; couples have phones there.
  offline: { browsers: ['phone-ar'], suites: ['guests', 'app'], hasOwnServer: true },
  // Printing does not depend on the screen.
  'guest-downloads': { browsers: ['desktop-ar'], suites: ['invitations'] },
  // The table of columns has the least room on a phone, and only phones have a contact picker; the file is Arabic.
  'guest-import': { browsers: ['phone-ar'], suites: ['guests'] },
  // The table of a desktop; the cards of a phone are in fill-guest-list.e2e.ts.
  'guest-list': { browsers: ['desktop-en'], nightlyBrowsers: ['phone-ar'], suites: ['guests'] },
  // The choice between two values is narrow on a phone.
  'guest-list-two-tabs': { browsers: ['phone-ar'], suites: ['guests'] },
  // The most visited page: each combination has another template.
  'guest-page': { browsers: everywhere, suites: ['invitations'] },
  // The carousel goes the other way in Arabic.
  'home-and-about': { browsers: ['desktop-ar'], suites: ['content'] },
  // Addresses do not depend on screen or language; links are shared on phones.
  'invitation-short-link': { browsers: ['phone-ar'], suites: ['links'] },
  // Does not depend on screen or language.
  items: { browsers: ['phone-en'], suites: ['content'] },
  // Keyboards are on desktops.
  keyboard: { browsers: ['desktop-ar'], suites: ['accounts', 'a11y'] },
  // With `routes`, each combination of screen and language once.
  'page-states': { browsers: diagonal, suites: ['a11y'] },
  // Opened on phones; Arabic has the most plurals.
  'personal-page': { browsers: ['phone-ar'], nightlyBrowsers: ['desktop-en'], suites: ['guests', 'smoke'] },
  // Each language has its own files; hydration differs by screen.
  'prerendered-pages': { browsers: diagonal, suites: ['content', 'i18n'] },
  // The dialog is filled in by keyboard, in Arabic.
  // Providers register from a phone, and add what it has photographed; a part of it is in English.
  'provider-journey': { browsers: ['phone-ar'], suites: ['providers', 'operators'], hasOwnServer: true },
  providers: { browsers: ['desktop-ar'], suites: ['providers'] },
  // The main job, on a phone; studio.e2e.ts has the form of a desktop, in Arabic.
  'publish-invitation': { browsers: ['phone-en'], nightlyBrowsers: ['desktop-ar'], suites: ['smoke', 'invitations'] },
  // Drafts and redirects do not depend on screen or language.
  'publish-signed-out': { browsers: ['phone-ar'], suites: ['invitations'] },
  // The list does not depend on screen or language.
  replies: { browsers: ['desktop-en'], suites: ['guests'] },
  // The couple's main job with replies, on a phone, in Arabic.
  'reply-journey': { browsers: ['phone-ar'], suites: ['smoke', 'guests'] },
  // With `page-states`, each combination of screen and language once.
  routes: { browsers: ['desktop-en', 'phone-ar'], suites: ['i18n', 'a11y'] },
  // Phones share lists; names and files are Arabic.
  share: { browsers: ['phone-ar'], suites: ['guests'] },
  // The manifest of each language, whose pictures differ by screen.
  install: { browsers: ['desktop-en', 'phone-ar'], suites: ['content'] },
  // The life of the server.
  'server-restart': { browsers: ['desktop-en'], suites: ['invitations'], hasOwnServer: true },
  // Direction, navigation and menu.
  shell: { browsers: diagonal, suites: ['smoke', 'i18n'] },
  // The preview is beside the form on a desktop; Hijri dates are Arabic.
  studio: { browsers: ['desktop-ar'], nightlyBrowsers: ['phone-en'], suites: ['invitations'] },
  // The preview is a dialog on a phone.
  'studio-on-phone': { browsers: ['phone-en'], suites: ['invitations'] },
  // Mails and redirects do not depend on screen or language.
  'verify-email': { browsers: ['phone-ar'], suites: ['accounts'] },
  // Tabs of a desktop, a bar on a phone.
  'wedding-pages': { browsers: diagonal, suites: ['guests', 'a11y'] },
}

const getSpecPath = (name: string): string => `./tests/e2e/specs/${name}.e2e.ts`
const findSpecPaths = (matches: (spec: Spec) => boolean): string[] =>
  Object.entries(specs)
    .filter(([, spec]) => matches(spec))
    .map(([name]) => getSpecPath(name))

/** The specs of each suite, as paths from the project's root. */
export const suites = Object.fromEntries(
  [...new Set(Object.values(specs).flatMap((spec) => spec.suites))].map((suite) => [
    suite,
    findSpecPaths((spec) => spec.suites.includes(suite)),
  ]),
)

/** @returns whether to run a spec in this browser; `E2E_BROWSERS=nightly` selects the nightly browsers */
const shouldRunIn = (browser: BrowserName, { browsers, nightlyBrowsers = [] }: Spec): boolean =>
  (process.env['E2E_BROWSERS'] === 'nightly' ? nightlyBrowsers : browsers).includes(browser)

/** Specs that do not run in this browser. */
export const getExcludedSpecs = (browser: BrowserName): string[] => findSpecPaths((spec) => !shouldRunIn(browser, spec))

/** Specs in one session of a browser: starting one takes four seconds, as long as two tests. */
const SPECS_IN_SESSION = 9

/** The specs of this browser in groups that share a session. */
export function groupSpecs(browser: BrowserName): string[][] {
  const paths = findSpecPaths((spec) => shouldRunIn(browser, spec))
  const groups = Math.ceil(paths.length / SPECS_IN_SESSION)
  return Array.from({ length: groups }, (_, group) => paths.filter((_path, index) => index % groups === group))
}

/** Specs that cannot run against another server. */
export const specsWithOwnServer = findSpecPaths(({ hasOwnServer }) => hasOwnServer === true)
