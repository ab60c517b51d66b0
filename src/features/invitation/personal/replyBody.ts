import type { GuestReplyInput } from '@/api'

const COMING = /^coming\.(.*)$/
type NumberField = HTMLSelectElement | HTMLInputElement

/** The largest number of a field: all seats of the hall. */
const getMax = (field: NumberField): number =>
  field instanceof HTMLSelectElement ? field.length - 1 : Number(field.max)

/**
 * @param answer of the pressed button: `all`, `none` or `numbers`
 * @returns what a form of the reply card sends
 */
export function readReply({ elements }: HTMLFormElement, answer: string): GuestReplyInput {
  const getField = (name: string) => elements.namedItem(name) as HTMLInputElement | null
  const fields = [...elements].filter((field): field is NumberField => COMING.test((field as NumberField).name))
  const seats = fields.map((field) => {
    const hallId = COMING.exec(field.name)![1]!
    const coming = answer === 'all' ? getMax(field) : Number(field.value)
    return { hallId, coming, children: Number(getField(`children.${hallId}`)?.value ?? 0) }
  })
  const message = getField('message')!.value.trim()
  return {
    id: getField('id')!.value,
    seats: answer === 'none' ? [] : seats,
    ...(message === '' ? {} : { message }),
    mayPublish: getField('mayPublish')!.checked,
  }
}
