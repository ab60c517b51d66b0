import {
  SHARE_FIELDS,
  SHARE_MAX_BYTES,
  SHARE_MAX_FILES,
  SHARED_IMPORT_PATH,
  type ShareProblem,
} from '@shared/installedApp'
import { keepShared, takeShared, type Shared } from './sharedStore'

/** Keeps a share for a moment. @returns a redirect to the import, which says so when nothing could be kept */
export async function receiveShare(request: Request): Promise<Response> {
  await request
    .formData()
    .then(readShare)
    .then(keepShared)
    .catch(() => undefined)
  return new Response(null, { status: 303, headers: { Location: SHARED_IMPORT_PATH } })
}

async function readShare(form: FormData): Promise<Shared> {
  // A browser sends an empty file for a field without one.
  const files = form.getAll(SHARE_FIELDS.files).filter((file) => file instanceof File && file.size > 0) as File[]
  const text = readText(form)
  const problem = findProblem(files, text)
  if (problem) return { files: [], text: '', problem }
  const kept = files.map(async (file) => ({ name: file.name, type: file.type, bytes: await file.arrayBuffer() }))
  return { files: await Promise.all(kept), text }
}

/** @returns text and address; the title only where there is nothing else, because it often repeats them */
function readText(form: FormData): string {
  const [title, text, url] = [SHARE_FIELDS.title, SHARE_FIELDS.text, SHARE_FIELDS.url].map((field) => {
    const value = form.get(field)
    return typeof value === 'string' ? value.trim() : ''
  })
  return [text, url].filter(Boolean).join('\n') || (title ?? '')
}

function findProblem(files: readonly File[], text: string): ShareProblem | undefined {
  if (files.length > SHARE_MAX_FILES) return 'too-many'
  const bytes = files.reduce((sum, { size }) => sum + size, new Blob([text]).size)
  return bytes > SHARE_MAX_BYTES ? 'too-large' : undefined
}

/** Removes the share. @returns it as a form, or 204 when there is none */
export async function handOverShare(): Promise<Response> {
  const shared = await takeShared().catch(() => undefined)
  if (!shared) return new Response(null, { status: 204 })
  const form = new FormData()
  for (const { name, type, bytes } of shared.files) form.append(SHARE_FIELDS.files, new File([bytes], name, { type }))
  form.set(SHARE_FIELDS.text, shared.text)
  if (shared.problem) form.set(SHARE_FIELDS.problem, shared.problem)
  return new Response(form)
}
