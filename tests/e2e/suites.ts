/** The suites that QA can pick, `npm run test:e2e -- --suite accounts`, and the specs in each. A spec may be in several. */
const specs = {
  smoke: ['shell', 'main-job'],
  invitations: ['main-job', 'visitor', 'studio', 'guest', 'keepsakes', 'bad-input', 'durability'],
  accounts: ['accounts', 'verify-email', 'keyboard'],
  providers: ['providers'],
  content: ['content', 'help', 'items', 'rendered', 'presses'],
  links: ['deep-links', 'short-links'],
  analytics: ['consent', 'analytics'],
  i18n: ['shell', 'rendered', 'walk'],
  a11y: ['walk', 'quality', 'keyboard'],
}

/** As wdio wants them: paths from the project's root. */
export const suites = Object.fromEntries(Object.entries(specs).map(([suite, names]) => [suite, names.map((name) => `./tests/e2e/specs/${name}.e2e.ts`)]))
