import { resolve } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import formatjs from '@formatjs/unplugin/webpack'
import CompressionPlugin from 'compression-webpack-plugin'
import CopyPlugin from 'copy-webpack-plugin'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import { constants } from 'node:zlib'
import { devServer } from './scripts/devServer.ts'
import { BuildStatsPlugin } from './scripts/lib/buildStats.ts'

const root = import.meta.dirname
/** Specification §9: script chunk load time-out, in ms. */
const CHUNK_LOAD_TIMEOUT_MS = 120_000

/** The plugin's types know gzip's options only. */
const brotliBest = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } } as object

/** An HTML entry: the one template with an entry's scripts and the browser bar's colour. */
const page = (filename: string, entry: string, themeColor: string) =>
  new HtmlWebpackPlugin({
    filename,
    template: resolve(root, 'src/app/page.html'),
    templateParameters: { themeColor },
    chunks: [entry],
    scriptLoading: 'defer',
  })

export default (_env: unknown, { mode }: { mode?: string }): Configuration => {
  const production = mode === 'production'
  const css = (modules: boolean) => [
    MiniCssExtractPlugin.loader,
    {
      loader: 'css-loader',
      options: modules
        ? { modules: { namedExport: false, exportLocalsConvention: 'as-is', localIdentName: production ? '[hash:base64:6]' : '[name]__[local]' } }
        : {},
    },
  ]
  return {
    mode: production ? 'production' : 'development',
    devtool: production ? 'source-map' : 'eval-source-map',
    entry: { main: './src/app/main.tsx', guest: './src/app/guest.tsx' },
    output: {
      path: resolve(root, 'dist/site'),
      publicPath: '/',
      filename: 'static/js/[name].[contenthash:8].js',
      chunkFilename: 'static/js/[name].[contenthash:8].js',
      assetModuleFilename: 'static/media/[name].[contenthash:8][ext]',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // Messages are parsed at build, so the parser is not sent to the browser.
      alias: { '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js' },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !production } },
            },
          },
        },
        { test: /\.module\.css$/, use: css(true) },
        { test: /\.css$/, exclude: /\.module\.css$/, use: css(false) },
        { test: /\.(woff2?|mp3|webp|png)$/, type: 'asset/resource' },
        { test: /\.svg$/, exclude: /assets[\\/](templates|icon)/, type: 'asset/resource' },
        // The template's picture is kept in the couple's draft (`img-src`): its address outlives a release.
        { test: /assets[\\/]templates[\\/].*\.svg$/, type: 'asset/resource', generator: { filename: 'assets/templates/[name][ext]' } },
        { test: /assets[\\/]icon\.svg$/, type: 'asset/resource', generator: { filename: 'assets/[name][ext]' } },
      ],
    },
    optimization: {
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false }), new CssMinimizerPlugin()],
      // One file for each entry compresses better than shared pieces, and a guest seldom goes on to the site.
      splitChunks: { chunks: 'async' },
      runtimeChunk: false,
    },
    plugins: [
      formatjs({ removeDefaultMessage: production }),
      new webpack.NormalModuleReplacementPlugin(/^\.\/TouchRipple\.mjs$/, resolve(root, 'src/theme/noRipple.ts')),
      // The API names these pictures (`Item.image`), so their addresses carry no hash.
      new CopyPlugin({ patterns: [{ from: 'src/assets/items', to: 'assets/items' }] }),
      page('index.html', 'main', '#FBF7F1'),
      page('guest.html', 'guest', '#161A3A'),
      new MiniCssExtractPlugin({ filename: 'static/css/[name].[contenthash:8].css', ignoreOrder: true }),
      ...(production
        ? [
            new CompressionPlugin({
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
              test: /\.(js|css|svg)$/,
              compressionOptions: brotliBest,
              minRatio: 1,
            }),
            new BuildStatsPlugin(),
            new CompressionPlugin({ filename: '[path][base].gz', algorithm: 'gzip', test: /\.(js|css|svg)$/, minRatio: 1 }),
          ]
        : []),
    ],
    performance: false,
    stats: production ? 'errors-warnings' : 'minimal',
    devServer,
  }
}
