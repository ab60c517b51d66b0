import { createTag } from '../../../invitation-files/pictures/svg.ts'
import { backdrops } from './backdrops.ts'
import type { BackdropName } from './backdrops.ts'
import { createDefinitions } from './elements.ts'
import { accents, moodNames, moods, GOLD, GOLD_DEEP } from './palettes.ts'
import type { MoodName } from './palettes.ts'
import { drawRibbon } from './ribbon.ts'
import { listScenes } from './scenes.ts'
import type { Scene } from './scenes.ts'
import { place } from './svg.ts'
import type { ProviderDetails } from '../../model.ts'

/** A photograph that is drawn. */
export interface Drawing {
  scene: Scene
  place: BackdropName
  mood: MoodName
  accent: number
  seed: number
  isUpright: boolean
}

const LONG_PX = 1600
const SHORT_PX = 1200

/** Half of the sample providers. The second half has other colours, so that two of a category do not look alike. */
const HALF = 12

/** @returns the three drawings of the provider at a position of the list: two wide ones, then an upright one */
export const planDrawings = ({ serviceClasses }: Pick<ProviderDetails, 'serviceClasses'>, index: number): Drawing[] => {
  const half = Math.floor(index / HALF)
  return listScenes(serviceClasses, half > 0).map((scene, nth) => ({
    scene,
    place: scene.places[(index + nth) % scene.places.length]!,
    mood: moodNames[(index * 3 + half + nth * (index % 2 ? 1 : 3)) % moodNames.length]!,
    accent: (index + half + (nth === 2 ? 2 : 0)) % accents.length,
    seed: index * 10 + nth + 1,
    isUpright: nth === 2,
  }))
}

/** @returns a drawing as SVG, in the size of the largest file */
export function renderDrawing({
  scene,
  place: placeName,
  mood: moodName,
  accent: nth,
  seed,
  isUpright,
}: Drawing): string {
  const [width, height] = isUpright ? [SHORT_PX, LONG_PX] : [LONG_PX, SHORT_PX]
  const [mood, accent] = [moods[moodName], accents[nth]!]
  const floorY = Math.round(height * (isUpright ? 0.8 : 0.84))
  const scale = isUpright ? Math.min((width * 1.1) / scene.width, 1.3) : Math.min((width * 0.94) / scene.width, 1.08)
  const drawing =
    createTag('defs', {}, createDefinitions(mood.light, mood.sky, mood.isDark ? GOLD : GOLD_DEEP)) +
    backdrops[placeName]({ width, height, floorY, mood, accent, seed }) +
    place(scene.draw(accent, seed), { x: width / 2, y: floorY + 60, scale, isMirrored: seed % 4 === 2 }) +
    drawRibbon(height)
  return createTag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    drawing,
  )
}
