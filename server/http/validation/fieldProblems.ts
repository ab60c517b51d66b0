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

const getField = (error: ErrorObject): string => {
  const path = error.instancePath.split('/').slice(1).map(decodePointer)
  const missing: unknown = error.params.missingProperty ?? error.params.unevaluatedProperty
  return [...path, ...(typeof missing === 'string' ? [missing] : [])].join('.')
}
const decodePointer = (part: string): string => part.replace(/~1/g, '/').replace(/~0/g, '~')

const getRequiredText = (field: string): PlainKey => requiredTexts[field] ?? 'required'

const toPlainMessage = (key: PlainKey) => (texts: Texts) => texts[key]

/** The text of one refusal, or null when another of the same field says it better. */
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
      return toPlainMessage(patternTexts[field] ?? 'invalid')
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

/** How much a refusal says; of several about one field the first of these is shown. */
const telling = ['required', 'maxLength', 'minLength', 'pattern', 'format', 'enum', 'minItems', 'maxItems']
const getRank = (error: ErrorObject): number => {
  const index = telling.indexOf(error.keyword)
  return index < 0 ? telling.length : index
}

/** Ajv's errors as one problem for each field, in the order of the form. */
export function toFieldProblems(errors: ErrorObject[]): FieldProblem[] {
  // A branch that failed leaves its properties "unevaluated"; that is no news beside its own errors.
  const real = errors.filter((error) => error.keyword !== 'unevaluatedProperties')
  const best = new Map<string, ErrorObject>()
  for (const error of real.length > 0 ? real : errors) {
    const field = getField(error)
    const known = best.get(field)
    if (!known || getRank(error) < getRank(known)) best.set(field, error)
  }
  return [...best].flatMap(([field, error]) => {
    const message = toMessage(error, field)
    return message ? [{ field, message }] : []
  })
}
