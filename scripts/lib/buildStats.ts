import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Compiler } from 'webpack'
import { root } from './run.ts'

/** Which scripts each named chunk of the built site needs. Written last by every build, so it also tells when that was. */
export const statsFile = join(root, 'dist/stats.json')

/** Names of the files of each chunk group, shared ones included. */
export type ChunkFiles = Record<string, string[]>

/** Webpack plugin that writes `statsFile`. It stands outside the site, which is served whole. */
export class BuildStatsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('BuildStats', async (stats) => {
      if (stats.hasErrors()) return
      const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true })
      const files: ChunkFiles = Object.fromEntries(
        Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [name, assets.map((asset) => asset.name)]),
      )
      await mkdir(dirname(statsFile), { recursive: true })
      await writeFile(statsFile, `${JSON.stringify(files, null, 2)}\n`)
    })
  }
}

export const readChunkFiles = async (): Promise<ChunkFiles> => JSON.parse(await readFile(statsFile, 'utf8')) as ChunkFiles
