import { jest } from '@jest/globals'
import { createPainter } from './painter.ts'
import { createWords } from './words.ts'
import type { InvitationRow } from '../../invitations/model.ts'

// Each test starts a thread, which may be slow on a busy machine.
jest.setTimeout(30_000)

const row = {
  language: 'en',
  groom: 'Omar',
  bride: 'Layla',
  wedding_date: '2027-06-09',
  wedding_time: null,
  hall: 'Hall',
  address: '',
  area: '',
}
const order = { format: 'preview', template: 4, words: createWords(row as InvitationRow) } as const

const owner = { owner: 'omar' }

describe('createPainter', () => {
  it('returns to each caller the requested picture', async () => {
    const paint = createPainter()
    const [preview, picture, again] = await Promise.all([
      paint(order, owner),
      paint({ ...order, format: 'picture' }, owner),
      paint(order, owner),
    ])
    expect(again.equals(preview)).toBe(true)
    expect(picture.equals(preview)).toBe(false)
  })

  it('rejects a request that fails and draws the next one', async () => {
    const paint = createPainter()
    const wrong = paint({ ...order, words: undefined as never }, owner)
    const right = paint(order, owner)
    await expect(wrong).rejects.toThrow('undefined')
    expect((await right).length).toBeGreaterThan(1000)
  })

  it('rejects requests of the owner with the most waiting pictures and serves other owners', async () => {
    const paint = createPainter(2)
    const finishedNames: string[] = []
    const draw = (name: string) => paint(order, { owner: name }).then(() => finishedNames.push(name))
    const flood = [1, 2, 3, 4].map(() => draw('flood').catch((error: { code: string }) => error.code))
    const stranger = draw('stranger')
    await stranger
    expect(finishedNames).toEqual(['flood', 'flood', 'stranger'])
    expect((await Promise.all(flood)).filter((outcome) => outcome === 'unavailable')).toHaveLength(2)
  })

  it('removes a waiting picture when its request is aborted', async () => {
    const paint = createPainter()
    const first = paint(order, owner)
    const abortController = new AbortController()
    const second = paint(order, { owner: 'layla', signal: abortController.signal })
    abortController.abort()
    await expect(second).rejects.toMatchObject({ name: 'AbortError' })
    expect((await first).length).toBeGreaterThan(1000)
  })
})
