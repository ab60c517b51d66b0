import { resolve } from 'node:path'
import formatjs from '@formatjs/unplugin/webpack'
import webpack, { type Configuration } from 'webpack'
import { root } from '../lib/run.ts'
import { assetModuleFilename, assetRule, cssModules, resolveSources, scriptRule } from './modules.ts'

/**
 * What renders the guest's page on the server: one ES module for Node with React inside, so that it is React's
 * production build whatever NODE_ENV says. Styles and files are only named here; the site's own build writes them.
 */
export const renderConfig: Configuration = {
  name: 'render',
  mode: 'production',
  target: 'node24',
  devtool: 'source-map',
  entry: { guest: './src/app/guest/render.tsx' },
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
    rules: [
      scriptRule(true),
      { test: /\.module\.css$/, loader: 'css-loader', options: { modules: { ...cssModules(true), exportOnlyLocals: true } } },
      { test: /\.css$/, exclude: /\.module\.css$/, loader: 'css-loader', options: { modules: { exportOnlyLocals: true } } },
      assetRule(false),
    ],
  },
  // Names in stack traces are worth more than bytes on a server.
  optimization: { minimize: false },
  plugins: [formatjs({ removeDefaultMessage: true }), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  performance: false,
  stats: 'errors-warnings',
}
