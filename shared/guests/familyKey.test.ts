import { toFamilyKey } from './familyKey'
import { toNameKey } from './household'

const getKey = (name: string) => toFamilyKey(toNameKey(name))

it.each([
  'محمد علي',
  'مُحمد على',
  'عائلة محمد علي',
  'أسرة الحاج محمد علي',
  'الحاج محمد علي',
  'د/ محمد علي',
  'محمد علي وعائلته',
  'محمد علي وأسرته',
  'محمد علي وحرمه',
  'محمد علي وزوجته',
  'محمد علي والعائلة',
  'محمد علي +2',
])('%s is the family of محمد علي', (name) => expect(getKey(name)).toBe(getKey('محمد علي')))

it.each(['John Samir', 'Mr. John Samir', 'JOHN SAMIR & family', 'The family of John Samir', 'John Samir +1'])(
  '%s is the family of John Samir',
  (name) => expect(getKey(name)).toBe('john samir'),
)

it.each(['محمد', 'محمد علي حسن', 'علي محمد', 'أم محمد علي'])('%s is another family than محمد علي', (name) =>
  expect(getKey(name)).not.toBe(getKey('محمد علي')),
)

it('keeps a name that has only such words', () => expect(getKey('العائلة')).toBe(toNameKey('العائلة')))
