import { createHall, createHenna } from '@tests/fixtures/wedding'
import { findHall, listHalls } from './halls'

describe('findHall', () => {
  const contract = createHenna({ kind: 'contract', contractName: 'crowning', halls: [createHall('e', { name: 'X' })] })
  const [hall] = listHalls([contract], 'ar')

  it('labels the hall of a contract as the couple calls it', () => expect(hall?.label).toBe('الإكليل / X'))

  it.each(['كتب الكتاب / X', 'عقد القران / X', 'الإكليل / X', 'Crowning / X', 'Marriage contract / X'])(
    'finds it by the header "%s"',
    (header) =>
      expect(findHall([hall!, { ...hall!, id: 'other', eventKind: 'wedding', label: '' }], header)).toBe(hall),
  )
})
