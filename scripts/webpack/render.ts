import { resolve } from 'node:path'
import formatjs from '@formatjs/unplugin/webpack'
import type { Configuration } from 'webpack'
import { root } from '../lib/run.ts'
import {
  assetModuleFilename,
  createAssetRule,
  getCssModuleOptions,
  drawingRule,
  resolveSources,
  createScriptRule,
} from './modules.ts'

/**
 * The build of the rendering modules: for guest pages on the server, and for the site's pages after the build. ES modules for Node that
 * include React, so that it is React's production build independent of NODE_ENV. Emits no styles or files; the site's own build writes them.
 */
export const renderConfig: Configuration = {
  name: 'render',
  mode: 'production',
  target: 'node24',
  devtool: 'source-map',
  entry: { guest: './src/features/guest-page/entry/render.tsx', site: './src/app/site/render.tsx' },
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
    // One file, so that rendering never waits for a chunk.
    parser: { javascript: { dynamicImportMode: 'eager' } },
    rules: [
      createScriptRule(true),
      {
        test: /\.module\.css$/,
        loader: 'css-loader',
        options: { modules: { ...getCssModuleOptions(true), exportOnlyLocals: true } },
      },
      {
        test: /\.css$/,
        exclude: /\.module\.css$/,
        loader: 'css-loader',
        options: { modules: { exportOnlyLocals: true } },
      },
      drawingRule,
      createAssetRule(false),
    ],
  },
  // Readable names in stack traces matter more than size on a server.
  optimization: { minimize: false },
  plugins: [formatjs({ removeDefaultMessage: true })],
  performance: false,
  stats: 'errors-warnings',
}
