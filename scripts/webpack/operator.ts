import formatjs from '@formatjs/unplugin/webpack'
import type { Configuration } from 'webpack'
import { createMinimizers, browserOutput, createBrowserRules, extractStyles, createReleasePlugins } from './browser.ts'
import { createHtmlPage } from './htmlPage.ts'
import { resolveSources } from './modules.ts'

export const operatorEntry = './src/app/operator/main.tsx'

/**
 * The build of the operator's console. A separate build, so that no module is shared with the public bundles. Its page is outside of
 * `dist/site`, which static hosts publish.
 */
export const operatorConfig: Configuration = {
  name: 'operator',
  // The site's build empties the common output folder.
  dependencies: ['site'],
  mode: 'production',
  devtool: 'source-map',
  entry: { operator: operatorEntry },
  output: { ...browserOutput, uniqueName: 'zaffa-operator' },
  resolve: resolveSources,
  module: { rules: createBrowserRules(true) },
  optimization: { minimizer: createMinimizers({ thorough: false }), splitChunks: false, runtimeChunk: false },
  plugins: [
    formatjs({ removeDefaultMessage: true }),
    createHtmlPage({ filename: '../operator/index.html', chunk: 'operator', isConsole: true }),
    extractStyles(true),
    ...createReleasePlugins('operator'),
  ],
  performance: false,
  stats: 'errors-warnings',
}
