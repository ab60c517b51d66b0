import formatjs from '@formatjs/unplugin/webpack'
import type { Configuration } from 'webpack'
import { createMinimizers, browserOutput, createBrowserRules, extractStyles, createReleasePlugins } from './browser.ts'
import { resolveSources } from './modules.ts'
import { StyleEntriesPlugin } from './styleEntries.ts'

/**
 * The build of inline scripts, and of what the guest page loads on demand. A separate build, so that each entry is one file without chunks of
 * the application.
 */
export const guestConfig: Configuration = {
  name: 'guest',
  // The site's build empties the common output folder.
  dependencies: ['site'],
  mode: 'production',
  devtool: 'source-map',
  entry: {
    'guest-inline': './src/features/guest-page/entry/inline.ts',
    'guest-page': './src/features/guest-page/entry/page.ts',
    'guest-notice': './src/features/guest-page/entry/notice.tsx',
    'guest-personal': './src/features/guest-page/entry/personal.ts',
    'guest-styles': './src/features/guest-page/entry/styles.ts',
    'personal-styles': './src/features/guest-page/entry/personalStyles.ts',
    'guest-not-found-styles': './src/features/guest-page/entry/notFoundStyles.ts',
    'site-loader': './src/app/site/loader.ts',
  },
  output: { ...browserOutput, uniqueName: 'zaffa-guest' },
  resolve: resolveSources,
  module: { rules: createBrowserRules(true) },
  optimization: { minimizer: createMinimizers({ thorough: true }), splitChunks: false, runtimeChunk: false },
  plugins: [
    formatjs({ removeDefaultMessage: true }),
    extractStyles(false),
    new StyleEntriesPlugin((chunk) => chunk.endsWith('styles') || chunk.startsWith('template-')),
    ...createReleasePlugins('guest'),
  ],
  performance: false,
  stats: 'errors-warnings',
}
