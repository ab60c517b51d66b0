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
export function readReply(form: HTMLFormElement, answer: string): GuestReplyInput {
  const data = new FormData(form)
  const getNumber = (name: string): number => Number(data.get(name) ?? 0)
  const fields = [...form.elements].filter((field): field is NumberField => COMING.test((field as NumberField).name))
  const seats = fields.map((field) => {
    const hallId = COMING.exec(field.name)![1]!
    const coming = answer === 'all' ? getMax(field) : getNumber(field.name)
    return { hallId, coming, children: getNumber(`children.${hallId}`) }
  })
  const getText = (name: string): string => (data.get(name) as string | null) ?? ''
  const message = getText('message').trim()
  return {
    id: getText('id'),
    seats: answer === 'none' ? [] : seats,
    ...(message === '' ? {} : { message }),
    mayPublish: data.has('mayPublish'),
  }
}
