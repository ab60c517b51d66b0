import { resolve } from 'node:path'
import formatjs from '@formatjs/unplugin/webpack'
import type { Configuration } from 'webpack'
import { root } from '../lib/run.ts'
import { assetModuleFilename, assetRule, cssModules, drawingRule, resolveSources, scriptRule } from './modules.ts'

/**
 * What renders pages: the guest's on the server, the site's after the build. ES modules for Node with React inside, so that it
 * is React's production build whatever NODE_ENV says. Styles and files are only named here; the site's own build writes them.
 */
export const renderConfig: Configuration = {
  name: 'render',
  mode: 'production',
  target: 'node24',
  devtool: 'source-map',
  entry: { guest: './src/app/guest/render.tsx', site: './src/app/site/render.tsx' },
  output: {
    path: resolve(root, 'dist/render'),
    filename: '[name].mjs',
    publicPath: '/',
    library: { type: 'module' },
    module: true,
    chunkFormat: 'module',
    assetModuleFilename,
    clean: true,
  },
  experiments: { outputModule: true },
  resolve: resolveSources,
  module: {
    // All in one file: nothing waits for a part of it while a page is rendered.
    parser: { javascript: { dynamicImportMode: 'eager' } },
    rules: [
      scriptRule(true),
      { test: /\.module\.css$/, loader: 'css-loader', options: { modules: { ...cssModules(true), exportOnlyLocals: true } } },
      { test: /\.css$/, exclude: /\.module\.css$/, loader: 'css-loader', options: { modules: { exportOnlyLocals: true } } },
      drawingRule,
      assetRule(false),
    ],
  },
  // Names in stack traces are worth more than bytes on a server.
  optimization: { minimize: false },
  plugins: [formatjs({ removeDefaultMessage: true })],
  performance: false,
  stats: 'errors-warnings',
}
