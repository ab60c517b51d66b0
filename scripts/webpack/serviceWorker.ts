import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { root } from '../lib/run.ts'
import { createMinimizers } from './browser.ts'
import { getStatsFile, type ChunkFiles } from './buildStats.ts'
import { createScriptRule, resolveSources } from './modules.ts'
import { isPrecachedChunk } from './precachedChunks.ts'

/** @returns the files of the application that open without a network, each once */
function listPrecachedFiles(): string[] {
  const groups = JSON.parse(readFileSync(getStatsFile('site'), 'utf8')) as ChunkFiles
  const files = Object.entries(groups).flatMap(([chunk, names]) => (isPrecachedChunk(chunk) ? names : []))
  return [...new Set(files)].sort()
}

/** The build of the service worker. The server fills in the revision of the shell; so its output is not in `dist/site`. */
export const serviceWorkerConfig: Configuration = {
  name: 'service-worker',
  // The list of the files that it precaches.
  dependencies: ['site'],
  mode: 'production',
  target: 'webworker',
  devtool: false,
  entry: { 'service-worker': './src/service-worker/main.ts' },
  output: { path: resolve(root, 'dist/worker'), filename: '[name].js', clean: true },
  resolve: resolveSources,
  module: { rules: [createScriptRule(true)] },
  optimization: { minimizer: createMinimizers({ thorough: false }) },
  plugins: [
    new webpack.DefinePlugin({
      PRECACHED_FILES: webpack.DefinePlugin.runtimeValue(() => JSON.stringify(listPrecachedFiles()), true),
    }),
  ],
  performance: false,
  stats: 'errors-warnings',
}
