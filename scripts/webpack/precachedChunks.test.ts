import { globSync, readFileSync } from 'node:fs'
import { root } from '../lib/run.ts'
import { isPrecachedChunk } from './precachedChunks.ts'

/** What pages that open without a connection load on demand. */
const SOURCES = 'src/{app/wedding,ui,features/{activity,desk,guests,offline,replies,weddings}}/**/*.{ts,tsx}'

it('has what the pages of a wedding load on demand', () => {
  const texts = globSync(SOURCES, { cwd: root }).map((file) => readFileSync(`${root}/${file}`, 'utf8'))
  const chunks = texts.flatMap((text) => [...text.matchAll(/webpackChunkName: "([\w-]+)"/g)].map(([, name]) => name!))
  expect(chunks).toContain('guest-forms')
  expect(chunks.filter((name) => !isPrecachedChunk(name))).toEqual([])
})
