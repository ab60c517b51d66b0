import { resolve } from 'node:path'
import { constants } from 'node:zlib'
import CompressionPlugin from 'compression-webpack-plugin'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Configuration, WebpackPluginInstance } from 'webpack'
import { root } from '../lib/run.ts'
import { BuildStatsPlugin, type Build } from './buildStats.ts'
import { assetModuleFilename, createAssetRule, getCssModuleOptions, drawingRule, createScriptRule } from './modules.ts'

/** Specification §9: script chunk load time-out, in ms. */
const CHUNK_LOAD_TIMEOUT_MS = 120_000

/** Cast, because the plugin's types only support gzip's options. */
const brotliBest = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } } as object
const compressed = { test: /\.(js|css|svg)$/, minRatio: 1 }
const createCssLoaders = (modules: object | false) => [
  MiniCssExtractPlugin.loader,
  { loader: 'css-loader', options: modules ? { modules } : {} },
]

export const browserOutput: Configuration['output'] = {
  path: resolve(root, 'dist/site'),
  publicPath: '/',
  filename: 'static/js/[name].[contenthash:8].js',
  // Without names, which the first script would list for all chunks; dist/stats has them.
  chunkFilename: 'static/js/[contenthash:8].js',
  assetModuleFilename,
  chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
  crossOriginLoading: 'anonymous',
}

export const createBrowserRules = (production: boolean) => [
  createScriptRule(production),
  { test: /\.module\.css$/, use: createCssLoaders(getCssModuleOptions(production)) },
  { test: /\.css$/, exclude: /\.module\.css$/, use: createCssLoaders(false) },
  // The package declares no side effects, although it has a style sheet, which the build would drop.
  { test: /react-easy-crop\.css$/, sideEffects: true },
  drawingRule,
  createAssetRule(true),
]

const compress = { passes: 3, unsafe: true, pure_getters: true, ecma: 2022 } as const

/** @param thorough takes three times as long and saves some hundred bytes */
export const createMinimizers = ({ thorough }: { thorough: boolean }) => [
  new MinimizerPlugin({
    minify: thorough ? MinimizerPlugin.terserMinify : MinimizerPlugin.swcMinify,
    minimizerOptions: { compress, mangle: true },
    // The licences of libraries are files beside the scripts.
    extractComments: { condition: 'some', filename: '[file].LICENSE.txt', banner: false },
  }),
  new CssMinimizerPlugin(),
]

/** Extracts styles into files; with `loaded` false, scripts do not load them, because the page includes them. */
export const extractStyles = (loaded: boolean) =>
  new MiniCssExtractPlugin({
    filename: 'static/css/[name].[contenthash:8].css',
    chunkFilename: 'static/css/[contenthash:8].css',
    ignoreOrder: true,
    runtime: loaded,
  })

/** @returns the plugins that write compressed copies of the files and the list of each chunk's files */
export const createReleasePlugins = (build: Build): WebpackPluginInstance[] => [
  new CompressionPlugin({
    ...compressed,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: brotliBest,
  }),
  new CompressionPlugin({ ...compressed, filename: '[path][base].gz', algorithm: 'gzip' }),
  new BuildStatsPlugin(build),
]
