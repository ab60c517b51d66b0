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
const node = { ...shared, testEnvironment: 'node' }

export default {
  // Jest keeps a core free by default, which halves a machine of two.
  maxWorkers: '100%',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'jest-fixed-jsdom',
      testEnvironmentOptions: { url: 'http://localhost/' },
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tests/setup/unit.ts'],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/tests/setup/cssModule.js',
        '\\.css$': '<rootDir>/tests/setup/emptyModule.js',
        '\\.(svg(\\?inline)?|webp|png|mp3|woff2)$': '<rootDir>/tests/setup/assetAddress.js',
        ...sourceAliases,
      },
    },
    {
      ...node,
      displayName: 'server',
      testMatch: ['<rootDir>/{server,shared}/**/*.test.ts', '<rootDir>/tests/server/**/*.test.ts'],
      testPathIgnorePatterns: ['/tests/server/durability/'],
    },
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
