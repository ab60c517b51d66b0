import { jest } from '@jest/globals'
import { newPainter } from './painter.ts'
import { wordsOf } from './words.ts'
import type { InvitationRow } from '../../domain/invitations.ts'

// Each test starts a thread, on a machine that may be busy.
jest.setTimeout(30_000)

const row = { language: 'en', groom: 'Omar', bride: 'Layla', wedding_date: '2027-06-09', wedding_time: null, hall: 'Hall', address: '', area: '' }
const order = { format: 'preview', template: 4, words: wordsOf(row as InvitationRow) } as const

describe('the painter', () => {
  it('hands each who waits the picture that he ordered', async () => {
    const paint = newPainter()
    const [preview, picture, again] = await Promise.all([paint(order), paint({ ...order, format: 'picture' }), paint(order)])
    expect(again.equals(preview)).toBe(true)
    expect(picture.equals(preview)).toBe(false)
  })

  it('fails the one order that cannot be drawn, and draws the next', async () => {
    const paint = newPainter()
    const wrong = paint({ ...order, words: undefined as never })
    const right = paint(order)
    await expect(wrong).rejects.toThrow('undefined')
    expect((await right).length).toBeGreaterThan(1000)
  })

  it('turns away who would wait too long, with 503, and no longer once there is room', async () => {
    const paint = newPainter(1)
    const first = paint(order)
    await expect(paint(order)).rejects.toMatchObject({ statusCode: 503, code: 'unavailable' })
    await first
    expect((await paint(order)).length).toBeGreaterThan(1000)
  })
})
