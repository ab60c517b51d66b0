import { storageKeys } from '@shared/storageKeys'
import { readStoredObject, writeStored } from './browserStorage'

/** Dispatched on the window when the error page replaces a page, while the page's effects are still there. */
const PAGE_FAILED = 'zaffa-page-failed'

/** Lets the forms of a page that could not be rendered store what was typed. */
export const announcePageFailure = (): void => void window.dispatchEvent(new Event(PAGE_FAILED))

/** @returns a function that removes the listener */
export function onPageFailure(listener: () => void): () => void {
  window.addEventListener(PAGE_FAILED, listener)
  return () => window.removeEventListener(PAGE_FAILED, listener)
}

const read = (): Record<string, unknown> => readStoredObject('sessionStorage', storageKeys.keptInput) ?? {}

function write(kept: Record<string, unknown>): void {
  const isEmpty = Object.keys(kept).length === 0
  writeStored('sessionStorage', storageKeys.keptInput, isEmpty ? null : JSON.stringify(kept))
}

/** Keeps what was typed in a form for this visit. */
export const keepInput = (form: string, input: unknown): void => write({ ...read(), [form]: input })

/** Removes what was typed in a form. @returns it; undefined for nothing */
export function takeKeptInput(form: string): unknown {
  const { [form]: input, ...others } = read()
  if (input !== undefined) write(others)
  return input
}

/** Removes what was typed in all forms. */
export const forgetKeptInput = (): void => write({})
