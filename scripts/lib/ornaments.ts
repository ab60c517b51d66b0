import { SPRAY_SIDE, SPRIG_HEIGHT, SPRIG_WIDTH, bloom, spray, sprig } from '../../shared/drawings/jasmine.ts'
import { createGroup, createPaths, createSvg } from '../../server/modules/invitation-files/pictures/svg.ts'

/** @returns an image of a drawing whose origin is its centre */
const createCentredSvg = (width: number, height: number, content: string): string =>
  createSvg(width, height, createGroup({ transform: `translate(${width / 2} ${height / 2})` }, content))

const BLOOM_SIDE = 48

/**
 * Ornaments that the templates show as image files, by file name. Each consists of hundreds of parts, whose computation, layout and hydration
 * would take a guest's phone longer than the rest of the page.
 */
export const ornaments: Record<string, string> = {
  'jasmine-spray.svg': createSvg(SPRAY_SIDE, SPRAY_SIDE, createPaths(spray)),
  'jasmine-sprig.svg': createCentredSvg(SPRIG_WIDTH, SPRIG_HEIGHT, createPaths(sprig)),
  'jasmine-bloom.svg': createCentredSvg(BLOOM_SIDE, BLOOM_SIDE, createPaths(bloom)),
}
