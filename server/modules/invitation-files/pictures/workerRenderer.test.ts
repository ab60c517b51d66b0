import { jest } from '@jest/globals'
import { createCardText } from './cardText.ts'
import { createWorkerRenderer, type PictureRenderer } from './workerRenderer.ts'
import type { InvitationRow } from '../../invitations/model.ts'

// Each test starts a thread, which may be slow on a busy machine.
jest.setTimeout(30_000)

const row = {
  language: 'en',
  card: null,
  groom: 'Omar',
  bride: 'Layla',
  wedding_date: '2027-06-09',
  wedding_status: null,
  wedding_time: null,
  hall: 'Hall',
  address: '',
  area: '',
}
const request = { format: 'preview', template: 4, text: createCardText(row as InvitationRow) } as const

const owner = { owner: 'omar' }

let renderers: PictureRenderer[] = []
function createRenderer(maxQueued?: number): PictureRenderer {
  const renderer = createWorkerRenderer(maxQueued)
  renderers.push(renderer)
  return renderer
}
afterEach(async () => {
  await Promise.all(renderers.map((renderer) => renderer.close()))
  renderers = []
})

describe('createWorkerRenderer', () => {
  it('returns to each caller the requested picture', async () => {
    const { render } = createRenderer()
    const [preview, picture, again] = await Promise.all([
      render(request, owner),
      render({ ...request, format: 'picture' }, owner),
      render(request, owner),
    ])
    expect(again.equals(preview)).toBe(true)
    expect(picture.equals(preview)).toBe(false)
  })

  it('rejects a request that fails and draws the next one', async () => {
    const { render } = createRenderer()
    const wrong = render({ ...request, text: undefined as never }, owner)
    const right = render(request, owner)
    await expect(wrong).rejects.toThrow('undefined')
    expect((await right).length).toBeGreaterThan(1000)
  })

  it('rejects requests of the owner with the most waiting pictures and serves other owners', async () => {
    const { render } = createRenderer(2)
    const finishedNames: string[] = []
    const renderFor = (name: string) => render(request, { owner: name }).then(() => finishedNames.push(name))
    const flood = [1, 2, 3, 4].map(() => renderFor('flood').catch((error: { code: string }) => error.code))
    const stranger = renderFor('stranger')
    await stranger
    expect(finishedNames).toEqual(['flood', 'flood', 'stranger'])
    expect((await Promise.all(flood)).filter((outcome) => outcome === 'unavailable')).toHaveLength(2)
  })

  it('removes a waiting picture when its request is aborted', async () => {
    const { render } = createRenderer()
    const first = render(request, owner)
    const abortController = new AbortController()
    const second = render(request, { owner: 'layla', signal: abortController.signal })
    abortController.abort()
    await expect(second).rejects.toMatchObject({ name: 'AbortError' })
    expect((await first).length).toBeGreaterThan(1000)
  })
})
