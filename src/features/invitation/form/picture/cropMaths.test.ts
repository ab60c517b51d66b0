import { CROP_ASPECT, getCentredArea, getUploadSize } from './cropMaths'

describe('getCentredArea', () => {
  it.each([
    ['a wide picture loses its sides', 4000, 1600, { x: 1550, y: 0, width: 900, height: 1600 }],
    ['a tall one its ends', 900, 3200, { x: 0, y: 800, width: 900, height: 1600 }],
    ['one of the shape nothing', 1080, 1920, { x: 0, y: 0, width: 1080, height: 1920 }],
  ])('%s', (_what, width, height, area) => expect(getCentredArea(width, height)).toEqual(area))

  it('stays within the smallest picture', () => {
    const { x, y, width, height } = getCentredArea(1, 1)
    expect(width / height).toBeCloseTo(CROP_ASPECT)
    expect([x >= 0, y >= 0, x + width <= 1, y + height <= 1]).not.toContain(false)
  })
})

describe('getUploadSize', () => {
  it('limits the longer side to 1920', () =>
    expect(getUploadSize({ width: 2268, height: 4032 })).toEqual({ width: 1080, height: 1920 }))
  it('never scales up', () => expect(getUploadSize({ width: 450, height: 800 })).toEqual({ width: 450, height: 800 }))
  it('is never empty', () => expect(getUploadSize({ width: 0.4, height: 0.7 })).toEqual({ width: 1, height: 1 }))
})
