import { mergeContracts } from './contractFile.ts'

const createInteraction = (description: string, status: number, id = 1) => ({
  description,
  providerStates: [{ name: 'there', params: { id } }],
  response: { status },
})
const createContract = (interactions: object[], version: string) =>
  JSON.stringify({
    provider: { name: 'b' },
    consumer: { name: 'a' },
    interactions,
    metadata: { pactSpecification: { version: '4.0' }, 'pact-js': { version } },
  })

it('returns the same text for any parts, order of tests and keys and any version of the tool', () => {
  const one = createInteraction('a request', 200)
  const other = createInteraction('a request', 404, 2)
  const { description, ...rest } = createInteraction('another', 200)
  const first = mergeContracts([
    createContract([one, other], '1.0.0'),
    createContract([{ description, ...rest }], '1.0.0'),
  ])
  const second = mergeContracts([createContract([{ ...rest, description }, other, one, other], '2.0.0')])
  expect(first).toBe(second)
  expect(first).toBe(mergeContracts([first]))
})

it('keeps every interaction', () => {
  const formatted = JSON.parse(
    mergeContracts([createContract([createInteraction('b', 200), createInteraction('a', 404)], '1.0.0')]),
  ) as object
  expect(formatted).toEqual({
    consumer: { name: 'a' },
    provider: { name: 'b' },
    interactions: [createInteraction('a', 404), createInteraction('b', 200)],
    metadata: { pactSpecification: { version: '4.0' } },
  })
})

it('throws when interactions of the same description and states differ', () => {
  const parts = [200, 404].map((status) => createContract([createInteraction('a request', status)], '1.0.0'))
  expect(() => mergeContracts(parts)).toThrow('a request')
})
