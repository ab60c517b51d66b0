import { resolve } from 'node:path'
import type { Configuration, RuleSetRule } from 'webpack'
import { root } from '../lib/run.ts'
import { svgoOptions } from './drawings.ts'

/** How sources are read, the same for the site and for what renders it: class names and file addresses must agree. */
export const resolveSources: Configuration['resolve'] = {
  extensions: ['.tsx', '.ts', '.js'],
  alias: {
    '@': resolve(root, 'src'),
    '@shared': resolve(root, 'shared'),
    // Messages are parsed at build, so the parser is not sent to the browser.
    '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
  },
}

export const scriptRule = (production: boolean): RuleSetRule => ({
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
})

/** Options of CSS modules. */
export const cssModules = (production: boolean) => ({
  namedExport: false,
  exportLocalsConvention: 'as-is',
  localIdentName: production ? '[hash:base64:6]' : '[name]__[local]',
})

/** Drawings are tidied in every build, so that their hashed names agree. */
export const drawingRule: RuleSetRule = { test: /\.svg$/, loader: 'svgo-loader', options: { configFile: false, ...svgoOptions } }

/** Fonts, sounds and pictures by address; with `emit` false only the addresses are known. */
export const assetRule = (emit: boolean): RuleSetRule => {
  const asset = (test: RegExp, filename?: string): RuleSetRule => ({
    test,
    type: 'asset/resource',
    generator: { emit, ...(filename ? { filename } : {}) },
  })
  return {
    oneOf: [
      // A small drawing inside the page (`drawing.svg?inline`), as text: it compresses with the page's other drawings.
      {
        resourceQuery: /^\?inline$/,
        type: 'asset/inline',
        generator: { dataUrl: (svg: Buffer) => `data:image/svg+xml,${encodeURIComponent(svg.toString().trim())}` },
      },
      // The template's picture is kept in the couple's draft (`img-src`): its address outlives a release.
      asset(/assets[\\/]templates[\\/].*\.svg$/, 'assets/templates/[name][ext]'),
      asset(/assets[\\/]icon\.svg$/, 'assets/[name][ext]'),
      asset(/\.(woff2?|mp3|webp|png|svg)$/),
    ],
  }
}

export const assetModuleFilename = 'static/media/[name].[contenthash:8][ext]'
