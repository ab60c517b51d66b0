/** Jest projects: `unit` runs in a browser-like page, the others in Node. Run through the npm scripts, which set the ESM flag. */
const sourceAliases = {
  '^@/(.*)$': '<rootDir>/src/$1',
  '^@shared/(.*)$': '<rootDir>/shared/$1',
  '^@tests/(.*)$': '<rootDir>/tests/$1',
}

const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: {
          experimental: { keepImportAttributes: true },
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: sourceAliases,
}
const node = {
  ...shared,
  testEnvironment: 'node',
  moduleNameMapper: { '^@node-rs/argon2$': '<rootDir>/tests/setup/fastArgon2.ts', ...sourceAliases },
}

/** Its test servers start with a copy of a migrated database. */
const server = { ...node, globalSetup: '<rootDir>/tests/setup/databaseTemplate.ts' }

/**
 * What may differ between the two databases: queries and migrations, races, news between processes, texts and limits. `npm test`
 * runs these on PostgreSQL too; `npm run test:nightly` runs all server tests on it.
 */
const databaseTests = [
  'server/database/**/*',
  'server/http/{accessTokenSecret,sharedLimits,stateMetrics}',
  'server/modules/account/{personalData,sessionList}',
  'server/modules/deep-links/*',
  'server/modules/guests/limits',
  'server/modules/identity/{guessLimits,refresh}',
  'server/modules/invitations/*',
  'server/modules/{mail,operators,plans,push,retention}/*',
  'server/modules/providers/**/*',
  'server/modules/uploads/service',
  'server/modules/weddings/places',
  'tests/server/{alerts,contention,controlCharacters,databaseLoss,operatorAccess,processes,providerAccess}',
  'tests/server/conformance/{hostileText,limits,sequences}',
  'tests/server/durability/{restorePostgres,restoreDrill}',
]

export default {
  // By default Jest leaves one core unused, which is half of a machine with two.
  maxWorkers: '100%',
  // Jest does not free the modules of ES test files. A worker of 2.5 GB collects garbage slowly, and ends later than Jest waits.
  workerIdleMemoryLimit: '700MB',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'jest-fixed-jsdom',
      testEnvironmentOptions: { url: 'http://localhost/' },
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '/src/service-worker/'],
      setupFilesAfterEnv: ['<rootDir>/tests/setup/unit.ts'],
      moduleNameMapper: {
        '^@mui/styled-engine$': '<rootDir>/tests/setup/styledEngine.tsx',
        '\\.module\\.css$': '<rootDir>/tests/setup/cssModule.js',
        '\\.css$': '<rootDir>/tests/setup/emptyModule.js',
        '\\.(svg(\\?inline)?|webp|png|mp3|woff2)$': '<rootDir>/tests/setup/assetAddress.js',
        ...sourceAliases,
      },
    },
    {
      ...server,
      displayName: 'server',
      // A service worker has no document: Node has what it uses.
      testMatch: ['<rootDir>/{server,shared,src/service-worker}/**/*.test.ts', '<rootDir>/tests/server/**/*.test.ts'],
      testPathIgnorePatterns: ['/tests/server/durability/'],
    },
    { ...server, displayName: 'postgres', testMatch: databaseTests.map((tests) => `<rootDir>/${tests}.test.ts`) },
    { ...node, displayName: 'durability', testMatch: ['<rootDir>/tests/server/durability/**/*.test.ts'] },
    {
      ...node,
      displayName: 'scripts',
      testMatch: ['<rootDir>/scripts/**/*.test.ts', '<rootDir>/openapi/**/*.test.ts'],
    },
    { ...node, displayName: 'consumer', testMatch: ['<rootDir>/pact/consumer/**/*.test.ts'] },
    { ...node, displayName: 'contract', testMatch: ['<rootDir>/pact/*.test.ts'] },
    { ...node, displayName: 'provider', testMatch: ['<rootDir>/pact/provider/**/*.test.ts'] },
  ],
}
