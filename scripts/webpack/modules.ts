import { resolve } from 'node:path'
import type { Configuration, RuleSetRule } from 'webpack'
import { root } from '../lib/run.ts'
import { svgoOptions } from './drawings.ts'

/** Module rules for the site and for its rendering build: class names and file addresses must be equal in both. */
export const resolveSources: Configuration['resolve'] = {
  extensions: ['.tsx', '.ts', '.js'],
  alias: {
    '@': resolve(root, 'src'),
    '@shared': resolve(root, 'shared'),
    // Messages are parsed during the build, so the browser needs no parser.
    '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
  },
}

export const createScriptRule = (production: boolean): RuleSetRule => ({
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

export const getCssModuleOptions = (production: boolean) => ({
  namedExport: false,
  exportLocalsConvention: 'as-is',
  localIdentName: production ? '[hash:base64:6]' : '[name]__[local]',
})

/** Minifies SVGs in every build, so that their hashed names are equal. */
export const drawingRule: RuleSetRule = {
  test: /\.svg$/,
  loader: 'svgo-loader',
  options: { configFile: false, ...svgoOptions },
}

/** Fonts, sounds and images by address; with `emit` false only the addresses are generated. */
export const createAssetRule = (emit: boolean): RuleSetRule => {
  const createRule = (test: RegExp, filename?: string): RuleSetRule => ({
    test,
    type: 'asset/resource',
    generator: { emit, ...(filename ? { filename } : {}) },
  })
  return {
    oneOf: [
      // A small drawing inlined as text in the page (`drawing.svg?inline`): it compresses together with the page's other drawings.
      {
        resourceQuery: /^\?inline$/,
        type: 'asset/inline',
        generator: { dataUrl: (svg: Buffer) => `data:image/svg+xml,${encodeURIComponent(svg.toString().trim())}` },
      },
      // A couple's draft stores the address of a template's image (`img-src`), so it must not change between releases.
      createRule(/assets[\\/]templates[\\/].*\.svg$/, 'assets/templates/[name][ext]'),
      createRule(/assets[\\/]icon\.svg$/, 'assets/[name][ext]'),
      createRule(/\.(woff2?|mp3|webp|png|svg)$/),
    ],
  }
}

export const assetModuleFilename = 'static/media/[name].[contenthash:8][ext]'
