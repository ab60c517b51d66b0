import formatjs from '@formatjs/unplugin/webpack'
import type { Configuration } from 'webpack'
import { createMinimizers, browserOutput, createBrowserRules, extractStyles, createReleasePlugins } from './browser.ts'
import { resolveSources } from './modules.ts'

/**
 * The browser build of the guest page, which hydrates a rendered invitation. A separate build, so that each template is one file beside the
 * entry; its styles are inlined in the page.
 */
export const guestConfig: Configuration = {
  name: 'guest',
  // The site's build empties the common output folder.
  dependencies: ['site'],
  mode: 'production',
  devtool: 'source-map',
  entry: {
    guest: './src/app/guest/hydrate.tsx',
    'guest-loader': './src/app/guest/loader.ts',
    'site-loader': './src/app/site/loader.ts',
  },
  output: { ...browserOutput, uniqueName: 'zaffa-guest' },
  resolve: resolveSources,
  module: { rules: createBrowserRules(true) },
  optimization: { minimizer: createMinimizers({ thorough: true }), splitChunks: false, runtimeChunk: false },
  plugins: [formatjs({ removeDefaultMessage: true }), extractStyles(false), ...createReleasePlugins('guest')],
  performance: false,
  stats: 'errors-warnings',
}
