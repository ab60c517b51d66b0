import { SHARE_FIELDS, SHARE_PATH, SHARED_DATABASE, type ShareProblem } from '@shared/installedApp'

/** What another app has shared with Zaffa. */
export interface SharedList {
  files: File[]
  text: string
  problem?: ShareProblem
}

/** Takes what was shared from the service worker, which deletes it. @returns undefined when there is nothing, or no service worker */
export async function takeSharedList(): Promise<SharedList | undefined> {
  try {
    const response = await fetch(SHARE_PATH, { method: 'DELETE' })
    return response.status === 200 ? readForm(await response.formData()) : undefined
  } catch {
    return undefined
  }
}

function readForm(form: FormData): SharedList {
  const problem = form.get(SHARE_FIELDS.problem) as ShareProblem | null
  return {
    files: form.getAll(SHARE_FIELDS.files).filter((file) => file instanceof File),
    // A form has the line ends of its encoding.
    text: (form.get(SHARE_FIELDS.text) as string).replaceAll('\r\n', '\n'),
    ...(problem ? { problem } : {}),
  }
}

/** Deletes what was shared, with or without a service worker. */
export const deleteSharedList = (): void => void globalThis.indexedDB?.deleteDatabase(SHARED_DATABASE)
