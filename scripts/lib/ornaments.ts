import { SPRAY_SIDE, SPRIG_HEIGHT, SPRIG_WIDTH, bloom, spray, sprig } from '../../shared/drawings/jasmine.ts'
import { STRING_HEIGHT, STRING_WIDTH, pennants } from '../../shared/drawings/pennants.ts'
import { SKYLINE_HEIGHT, SKYLINE_WIDTH, skyline } from '../../shared/drawings/skyline.ts'
import { group, paths, picture } from '../../server/modules/invitation-files/pictures/svg.ts'

/** @returns an image of a drawing whose origin is its centre */
const centred = (width: number, height: number, content: string): string =>
  picture(width, height, group({ transform: `translate(${width / 2} ${height / 2})` }, content))

const BLOOM_SIDE = 48

/**
 * Ornaments that the templates show as image files, by file name. Each consists of hundreds of parts, whose computation, layout and hydration
 * would take a guest's phone longer than the rest of the page.
 */
export const ornaments: Record<string, string> = {
  'fanous-pennants.svg': picture(STRING_WIDTH, STRING_HEIGHT, paths(pennants)),
  'fanous-skyline.svg': picture(SKYLINE_WIDTH, SKYLINE_HEIGHT, paths(skyline)),
  'jasmine-spray.svg': picture(SPRAY_SIDE, SPRAY_SIDE, paths(spray)),
  'jasmine-sprig.svg': centred(SPRIG_WIDTH, SPRIG_HEIGHT, paths(sprig)),
  'jasmine-bloom.svg': centred(BLOOM_SIDE, BLOOM_SIDE, paths(bloom)),
}
