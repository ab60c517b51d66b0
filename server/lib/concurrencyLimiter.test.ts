import { setImmediate as nextTurn } from 'node:timers/promises'
import { createConcurrencyLimiter } from './concurrencyLimiter.ts'

interface Job {
  end: () => void
  fail: () => void
}

it('rejects work at the limit and accepts it again after another one succeeded or failed', async () => {
  const started: Job[] = []
  const { run } = createConcurrencyLimiter(2)
  const startJob = () =>
    new Promise<string>((resolve, reject) =>
      started.push({ end: () => resolve('done'), fail: () => reject(new Error('failed')) }),
    )
  const [first, second] = [run(startJob), run(startJob)]
  await expect(run(startJob)).rejects.toMatchObject({ code: 'unavailable' })
  await nextTurn()
  started[1]!.fail()
  await expect(second).rejects.toThrow('failed')
  const third = run(startJob)
  await nextTurn()
  for (const { end } of started) end()
  expect(await Promise.all([first, third])).toEqual(['done', 'done'])
})

it('runs at most the configured number of pieces at once', async () => {
  const started: Job[] = []
  const { run } = createConcurrencyLimiter(3, 1)
  const results = [1, 2, 3].map(() =>
    run(() => new Promise<void>((resolve) => started.push({ end: resolve, fail: resolve }))),
  )
  for (const running of [1, 2, 3]) {
    await nextTurn()
    expect(started).toHaveLength(running)
    started.at(-1)!.end()
  }
  await Promise.all(results)
})
