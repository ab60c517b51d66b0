import { getUploadSize } from '@/lib/picture/encodePicture'
import { CROP_ASPECT, getCentredArea } from './cropMaths'

describe('getCentredArea', () => {
  it.each([
    ['cuts the sides of a wide picture', 4000, 1600, { x: 1550, y: 0, width: 900, height: 1600 }],
    ['cuts top and bottom of a tall picture', 900, 3200, { x: 0, y: 800, width: 900, height: 1600 }],
    ['returns the whole picture when it has the right shape', 1080, 1920, { x: 0, y: 0, width: 1080, height: 1920 }],
  ])('%s', (_what, width, height, area) => expect(getCentredArea(width, height)).toEqual(area))

  it('returns an area within the smallest picture', () => {
    const { x, y, width, height } = getCentredArea(1, 1)
    expect(width / height).toBeCloseTo(CROP_ASPECT)
    expect([x >= 0, y >= 0, x + width <= 1, y + height <= 1]).not.toContain(false)
  })
})

describe('getUploadSize', () => {
  it('limits the longer side to 1920', () =>
    expect(getUploadSize({ width: 2268, height: 4032 })).toEqual({ width: 1080, height: 1920 }))
  it('does not scale up', () => expect(getUploadSize({ width: 450, height: 800 })).toEqual({ width: 450, height: 800 }))
  it('returns at least one pixel', () =>
    expect(getUploadSize({ width: 0.4, height: 0.7 })).toEqual({ width: 1, height: 1 }))
})
