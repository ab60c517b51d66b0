import { REQUEST_ANCHORS } from '@shared/guestPage'
import { guestStorageKeys } from '@shared/guestStorageKeys'
import { readStoredObject, writeStored } from '@/config/browserStorage'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What was typed, by the name of the field; a box that is ticked is 'on'. */
export type TypedFields = Record<string, string>

const findFields = (root: HTMLElement): Field[] =>
  [...root.querySelectorAll<Field>('input:not([type=hidden]), textarea, select')].filter(({ name }) => name !== '')

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox'
const getValue = (field: Field): string => (isBox(field) ? (field.checked ? 'on' : '') : field.value)

function getDefaultValue(field: Field): string {
  if (field instanceof HTMLSelectElement)
    return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? ''
  return isBox(field) ? (field.defaultChecked ? 'on' : '') : field.defaultValue
}

/** @returns the fields of the page that differ from what the server has rendered */
export const readTypedFields = (root: HTMLElement): TypedFields =>
  Object.fromEntries(
    findFields(root)
      .filter((field) => getValue(field) !== getDefaultValue(field))
      .map((field) => [field.name, getValue(field)]),
  )

function fill(field: Field, value: string): void {
  if (isBox(field)) field.checked = value === 'on'
  // The couple may have taken away seats since.
  else if (!(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value))
    field.value = value
}

/** Fills in what was typed in another version of the page, and opens what contains it. */
export function fillTypedFields(root: HTMLElement, typed: TypedFields): void {
  for (const field of findFields(root)) {
    const value = typed[field.name]
    if (value === undefined) continue
    fill(field, value)
    for (let part = field.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
      part.open = true
  }
}

/** Keeps what is typed while another page is loaded: in another language, in a new release, or after a failure. For this visit. */
export function keepTypedFields(root: HTMLElement): () => void {
  const store = () => {
    const typed = readTypedFields(root)
    const isEmpty = Object.keys(typed).length === 0
    writeStored('sessionStorage', guestStorageKeys.typedFields, isEmpty ? null : JSON.stringify({ [getPage()]: typed }))
  }
  const kept = readStoredObject('sessionStorage', guestStorageKeys.typedFields)?.[getPage()] as TypedFields | undefined
  if (kept && location.hash !== `#${REQUEST_ANCHORS.stored}`) fillTypedFields(root, kept)
  // Also before another page is loaded; a phone may end a page in the background without a later event.
  const storeWhenHidden = () => {
    if (document.visibilityState === 'hidden') store()
  }
  document.addEventListener('visibilitychange', storeWhenHidden)
  return () => document.removeEventListener('visibilitychange', storeWhenHidden)
}

/** The page without its language. */
function getPage(): string {
  const { pathname, searchParams } = new URL(location.href)
  return `${pathname}?slug=${searchParams.get('slug') ?? ''}`
}
