import formatjs from '@formatjs/unplugin/webpack'
import CopyPlugin from 'copy-webpack-plugin'
import type { Configuration } from 'webpack'
import { devServer } from './scripts/devServer.ts'
import {
  createMinimizers,
  browserOutput,
  createBrowserRules,
  extractStyles,
  createReleasePlugins,
} from './scripts/webpack/browser.ts'
import { tidyDrawing } from './scripts/webpack/drawings.ts'
import { guestConfig } from './scripts/webpack/guest.ts'
import { createHtmlPage } from './scripts/webpack/htmlPage.ts'
import { resolveSources } from './scripts/webpack/modules.ts'
import { operatorConfig, operatorEntry } from './scripts/webpack/operator.ts'
import { renderConfig } from './scripts/webpack/render.ts'
import { serviceWorkerConfig } from './scripts/webpack/serviceWorker.ts'

/** The application: every page of the site. */
const createSiteConfig = (production: boolean): Configuration => ({
  name: 'site',
  mode: production ? 'production' : 'development',
  devtool: production ? 'source-map' : 'eval-source-map',
  // The component catalogue is for developers and in no release (docs/decisions/0052-component-catalogue.md).
  // The console has a build of its own in a release (scripts/webpack/operator.ts).
  entry: {
    main: './src/app/main.tsx',
    ...(production ? {} : { catalogue: './src/catalogue/main.tsx', operator: operatorEntry }),
  },
  output: { ...browserOutput, clean: true },
  resolve: resolveSources,
  module: { rules: createBrowserRules(production) },
  optimization: {
    minimizer: createMinimizers({ thorough: false }),
    // In bytes. A smaller shared chunk compresses worse than a copy in each page: 0.4 to 0.8 KiB a page with the default of 20 kB.
    // A slow phone (CPU / 4) also takes 3 ms for each file of a page.
    splitChunks: { chunks: 'async', minSize: 50_000 },
    runtimeChunk: false,
  },
  plugins: [
    formatjs({ removeDefaultMessage: production }),
    // The API names these pictures (`Item.image`), so their addresses carry no hash.
    new CopyPlugin({
      patterns: [
        { from: 'src/assets/items', to: 'assets/items', transform: (svg: Buffer) => tidyDrawing(svg.toString()) },
        // Messengers keep a shared link's picture by its address.
        { from: 'src/assets/share.png', to: 'assets/share.png' },
      ],
    }),
    // The application by itself, for addresses that are not rendered ahead of time.
    createHtmlPage({ filename: 'app.html', chunk: 'main' }),
    extractStyles(true),
    ...(production
      ? createReleasePlugins('site')
      : [
          createHtmlPage({ filename: 'catalogue.html', chunk: 'catalogue' }),
          createHtmlPage({ filename: 'operator.html', chunk: 'operator', isConsole: true }),
        ]),
  ],
  performance: false,
  stats: production ? 'errors-warnings' : 'minimal',
  devServer,
})

/** Without rendering while developing: the application shows the guest's page itself. */
export default (_env: unknown, { mode }: { mode?: string }): Configuration[] =>
  mode === 'production'
    ? [renderConfig, createSiteConfig(true), guestConfig, operatorConfig, serviceWorkerConfig]
    : [createSiteConfig(false)]
