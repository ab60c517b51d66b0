import { existsSync, statSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Compiler } from 'webpack'
import { PAGES_LIST } from '../../server/modules/site/sitePages.ts'
import { root } from '../lib/run.ts'

/** The builds for browsers. Template chunks are in both, each fitted to its own entry. */
export type Build = 'site' | 'guest'
const builds: Build[] = ['site', 'guest']

/** What the guest's page runs beside itself (src/app/early/warmUpIntl.ts). */
export const WORKER_CHUNK = 'warm-up-intl'

/** Names of the files of each chunk group, shared ones included. */
export type ChunkFiles = Record<string, string[]>

/** Stands outside the site, which is served whole. */
const statsFile = (build: Build): string => join(root, `dist/stats/${build}.json`)

/** Webpack plugin that writes down which files each named chunk needs, last of all, so that it also tells when that was. */
export class BuildStatsPlugin {
  readonly build: Build
  constructor(build: Build) {
    this.build = build
  }
  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('BuildStats', async (stats) => {
      if (stats.hasErrors()) return
      const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true })
      const files: ChunkFiles = Object.fromEntries(
        Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [name, assets.map((asset) => asset.name)]),
      )
      const file = statsFile(this.build)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, `${JSON.stringify(files, null, 2)}\n`)
    })
  }
}

export const readChunkFiles = async (build: Build): Promise<ChunkFiles> => JSON.parse(await readFile(statsFile(build), 'utf8')) as ChunkFiles

/** Beside the written pages, and written last of all. */
const pagesList = join(root, 'dist/pages', PAGES_LIST)

/** @returns when the oldest part of the build was finished, in epoch ms; 0 when one is missing. */
export const builtAt = (): number =>
  Math.min(...[...builds.map(statsFile), pagesList].map((file) => (existsSync(file) ? statSync(file).mtimeMs : 0)))
