import type { ErrorObject } from 'ajv/dist/2020.js'
import type { FieldProblem } from '../../errors.ts'
import type { Messages } from '../../messages/index.ts'

type Texts = Messages['field']
type PlainKey = { [K in keyof Texts]: Texts[K] extends string ? K : never }[keyof Texts]

/** What a field whose pattern did not match is told (specification §5 where it gives the text). */
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
}
/** The contact form takes any phone, not only an Egyptian one. */
const ANY_PHONE = '^[+0-9٠-٩ ()-]*$'
/** Fields whose absence the specification words itself (§5). */
const requiredTexts: Record<string, PlainKey> = {
  fullName: 'fullNameRequired',
  contactNumber: 'contactNumberRequired',
  emailAddress: 'emailAddressRequired',
  serviceClasses: 'serviceClassesRequired',
}

const fieldOf = (error: ErrorObject): string => {
  const path = error.instancePath.split('/').slice(1).map(decodePointer)
  const missing: unknown = error.params.missingProperty ?? error.params.unevaluatedProperty
  return [...path, ...(typeof missing === 'string' ? [missing] : [])].join('.')
}
const decodePointer = (part: string): string => part.replace(/~1/g, '/').replace(/~0/g, '~')

const requiredText = (field: string): PlainKey => requiredTexts[field] ?? 'required'

const plain = (key: PlainKey) => (texts: Texts) => texts[key]

/** The text of one refusal, or null when another of the same field says it better. */
function messageOf(error: ErrorObject, field: string): FieldProblem['message'] | null {
  const limit = Number(error.params.limit)
  switch (error.keyword) {
    case 'required':
      return plain(requiredText(field))
    case 'minLength':
      return limit === 1 || error.data === '' ? plain(requiredText(field)) : (texts) => texts.tooShort(limit)
    case 'maxLength':
      return (texts) => texts.tooLong(limit)
    case 'pattern':
      if (typeof error.data === 'string' && error.data.trim() === '') return plain(requiredText(field))
      if (String(error.params.pattern) === ANY_PHONE) return plain('anyPhone')
      return plain(patternTexts[field] ?? 'invalid')
    case 'format':
      return plain(error.params.format === 'date' ? 'date' : 'invalid')
    case 'enum':
    case 'const':
      return plain('choice')
    case 'type':
      return plain(field === '' ? 'kind' : error.data === null ? requiredText(field) : 'kind')
    case 'minimum':
    case 'exclusiveMinimum':
      return (texts) => texts.tooSmall(limit)
    case 'maximum':
    case 'exclusiveMaximum':
      return (texts) => texts.tooBig(limit)
    case 'minItems':
      return field in requiredTexts ? plain(requiredText(field)) : (texts) => texts.tooFew(limit)
    case 'maxItems':
      return (texts) => texts.tooMany(limit)
    case 'uniqueItems':
      return plain('repeated')
    case 'unevaluatedProperties':
      return plain('unknown')
    case 'oneOf':
    case 'anyOf':
      return null
    default:
      return plain('invalid')
  }
}

/** How much a refusal says; of several about one field the first of these is shown. */
const telling = ['required', 'maxLength', 'minLength', 'pattern', 'format', 'enum', 'minItems', 'maxItems']
const rank = (error: ErrorObject): number => {
  const index = telling.indexOf(error.keyword)
  return index < 0 ? telling.length : index
}

/** Ajv's errors as one problem for each field, in the order of the form. */
export function fieldProblems(errors: ErrorObject[]): FieldProblem[] {
  // A branch that failed leaves its properties "unevaluated"; that is no news beside its own errors.
  const real = errors.filter((error) => error.keyword !== 'unevaluatedProperties')
  const best = new Map<string, ErrorObject>()
  for (const error of real.length > 0 ? real : errors) {
    const field = fieldOf(error)
    const known = best.get(field)
    if (!known || rank(error) < rank(known)) best.set(field, error)
  }
  return [...best].flatMap(([field, error]) => {
    const message = messageOf(error, field)
    return message ? [{ field, message }] : []
  })
}
