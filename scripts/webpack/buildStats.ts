import { existsSync, statSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Compiler } from 'webpack'
import { PAGES_LIST } from '../../server/modules/site/sitePages.ts'
import { root } from '../lib/run.ts'

/** The builds for browsers. Those of the site and of guests contain the template chunks, each for its own entry. */
export type Build = 'site' | 'guest' | 'operator'
const builds: Build[] = ['site', 'guest', 'operator']

/** File names of each chunk group, including shared files. */
export type ChunkFiles = Record<string, string[]>

/** Outside of the site's folder, whose files are all public. */
export const getStatsFile = (build: Build): string => join(root, `dist/stats/${build}.json`)

/** Webpack plugin that writes the files of each named chunk as the last output, so that its time is the end of the build. */
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
      const file = getStatsFile(this.build)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, `${JSON.stringify(files, null, 2)}\n`)
    })
  }
}

export const readChunkFiles = async (build: Build): Promise<ChunkFiles> =>
  JSON.parse(await readFile(getStatsFile(build), 'utf8')) as ChunkFiles

/** In the folder of the prerendered pages; written last. */
const pagesList = join(root, 'dist/pages', PAGES_LIST)

/** @returns the end of the oldest part of the build, in ms since 1970; 0 when a part is missing */
export const getBuildTime = (): number =>
  Math.min(...[...builds.map(getStatsFile), pagesList].map((file) => (existsSync(file) ? statSync(file).mtimeMs : 0)))
