/** `npm run drawings`: writes the ornaments that are image files from shared/drawings/ to src/assets/ornaments. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ornaments } from './lib/ornaments.ts'
import { root } from './lib/run.ts'

for (const [name, svg] of Object.entries(ornaments))
  await writeFile(join(root, 'src/assets/ornaments', name), `${svg}\n`)
