import type { ErrorObject } from 'ajv/dist/2020.js'
import type { FieldProblem } from '../../errors.ts'
import type { Messages } from '../../messages/index.ts'

type Texts = Messages['field']
type PlainKey = { [K in keyof Texts]: Texts[K] extends string ? K : never }[keyof Texts]

/** Message of a field whose pattern does not match; some are from the specification (§5). */
const patternTexts: Record<string, PlainKey> = {
  email: 'email',
  emailAddress: 'email',
  password: 'password',
  newPassword: 'password',
  phone: 'phone',
  contactNumber: 'phone',
  weddingTime: 'time',
  mapsLink: 'mapsLink',
  websiteOrSocialMedia: 'website',
  backgroundImage: 'picture',
  timeZone: 'timeZone',
  firstName: 'plainText',
  lastName: 'plainText',
  name: 'plainText',
  groom: 'plainText',
  bride: 'plainText',
  weddinghole: 'plainText',
  weddingAddress: 'plainText',
  address: 'plainText',
  area: 'plainText',
  fullName: 'plainText',
  businessName: 'plainText',
  capacityOrScale: 'plainText',
  openingText: 'plainText',
  closingText: 'plainText',
  dress: 'plainText',
  doors: 'plainText',
  parking: 'plainText',
  honorific: 'plainText',
  stream: 'stream',
  accent: 'color',
}
/** Pattern of the contact form, which accepts any phone number. */
const ANY_PHONE = '^[+0-9٠-٩ ()-]*$'
/** Message of a missing field, where the specification has one (§5). */
const requiredTexts: Record<string, PlainKey> = {
  fullName: 'fullNameRequired',
  contactNumber: 'contactNumberRequired',
  emailAddress: 'emailAddressRequired',
  serviceClasses: 'serviceClassesRequired',
}

/** @returns the property's own name, of one that is nested in an object: `card.hosts.groom.0.name` */
const getName = (field: string): string => field.slice(field.lastIndexOf('.') + 1)

const getField = (error: ErrorObject): string => {
  const path = error.instancePath.split('/').slice(1).map(decodePointer)
  const missing: unknown = error.params.missingProperty ?? error.params.unevaluatedProperty
  return [...path, ...(typeof missing === 'string' ? [missing] : [])].join('.')
}
const decodePointer = (part: string): string => part.replace(/~1/g, '/').replace(/~0/g, '~')

const getRequiredText = (field: string): PlainKey => requiredTexts[field] ?? 'required'

const toPlainMessage = (key: PlainKey) => (texts: Texts) => texts[key]

/** @returns the message of an error; null for `oneOf` and `anyOf`, whose branches have errors of their own */
function toMessage(error: ErrorObject, field: string): FieldProblem['message'] | null {
  const limit = Number(error.params.limit)
  switch (error.keyword) {
    case 'required':
      return toPlainMessage(getRequiredText(field))
    case 'minLength':
      return limit === 1 || error.data === ''
        ? toPlainMessage(getRequiredText(field))
        : (texts) => texts.tooShort(limit)
    case 'maxLength':
      return (texts) => texts.tooLong(limit)
    case 'pattern':
      if (typeof error.data === 'string' && error.data.trim() === '') return toPlainMessage(getRequiredText(field))
      if (String(error.params.pattern) === ANY_PHONE) return toPlainMessage('anyPhone')
      return toPlainMessage(patternTexts[field] ?? patternTexts[getName(field)] ?? 'invalid')
    case 'format':
      return toPlainMessage(error.params.format === 'date' ? 'date' : 'invalid')
    case 'enum':
    case 'const':
      return toPlainMessage('choice')
    case 'type':
      return toPlainMessage(field === '' ? 'kind' : error.data === null ? getRequiredText(field) : 'kind')
    case 'minimum':
    case 'exclusiveMinimum':
      return (texts) => texts.tooSmall(limit)
    case 'maximum':
    case 'exclusiveMaximum':
      return (texts) => texts.tooBig(limit)
    case 'minItems':
      return field in requiredTexts ? toPlainMessage(getRequiredText(field)) : (texts) => texts.tooFew(limit)
    case 'maxItems':
      return (texts) => texts.tooMany(limit)
    case 'uniqueItems':
      return toPlainMessage('repeated')
    case 'unevaluatedProperties':
      return toPlainMessage('unknown')
    case 'oneOf':
    case 'anyOf':
      return null
    default:
      return toPlainMessage('invalid')
  }
}

/** Keywords by priority: of several errors of a field, the first is shown. */
const priorities = ['required', 'maxLength', 'minLength', 'pattern', 'format', 'enum', 'minItems', 'maxItems']
const getRank = (error: ErrorObject): number => {
  const index = priorities.indexOf(error.keyword)
  return index < 0 ? priorities.length : index
}

/** @returns one problem for each invalid field, in the order of Ajv's errors */
export function toFieldProblems(errors: ErrorObject[]): FieldProblem[] {
  // After another error Ajv also reports the properties of the failed branch as unevaluated.
  const causes = errors.filter((error) => error.keyword !== 'unevaluatedProperties')
  const best = new Map<string, ErrorObject>()
  for (const error of causes.length > 0 ? causes : errors) {
    const field = getField(error)
    const known = best.get(field)
    if (!known || getRank(error) < getRank(known)) best.set(field, error)
  }
  return [...best].flatMap(([field, error]) => {
    const message = toMessage(error, field)
    return message ? [{ field, message }] : []
  })
}
