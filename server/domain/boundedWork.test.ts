import { boundedWork } from './boundedWork.ts'

it('turns away at once who comes while too much is under way, and lets the next in, also after a failure', async () => {
  const bounded = boundedWork(2)
  let end = (_failed: boolean) => {}
  const work = () => new Promise<string>((resolve, reject) => (end = (failed) => (failed ? reject(new Error('failed')) : resolve('done'))))
  const first = bounded(work)
  const endFirst = end
  const second = bounded(work)
  await expect(bounded(work)).rejects.toMatchObject({ code: 'unavailable' })
  end(true)
  await expect(second).rejects.toThrow('failed')
  const third = bounded(work)
  endFirst(false)
  end(false)
  expect(await Promise.all([first, third])).toEqual(['done', 'done'])
})
