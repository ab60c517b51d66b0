import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { hasErrorCode, useErrorText } from '@/api'
import { useAddProviderPhotoMutation } from '@/api/providers'
import { ownPhotoMessages } from '@/i18n/messages/ownProvider'
import { PictureError } from '@/lib/picture/openPicture'
import { shrinkPicture } from '@/lib/picture/shrinkPicture'
import { PHOTOS_PER_PROVIDER } from '@shared/limits'

/** A file on its way. */
export interface Upload {
  /** The `Idempotency-Key`, the same at each try: a photograph is stored once, even when the response is lost. */
  key: string
  file: File
  state: 'waiting' | 'sending' | 'failed'
  failure: string | null
}

/** Uploads photographs, one after the other: a phone's connection carries one faster than three. */
export function useUploads(id: string) {
  const describe = useDescribeUploadError()
  const [addPhoto] = useAddProviderPhotoMutation()
  const [uploads, setUploads] = useState<Upload[]>([])
  const queue = useRef(Promise.resolve())

  const update = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))
  const dismiss = (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key))

  const send = async ({ key, file }: Upload) => {
    update(key, { state: 'sending' })
    try {
      await addPhoto({ id, 'Idempotency-Key': key, body: { file: await shrinkPicture(file) } }).unwrap()
      dismiss(key)
    } catch (error) {
      update(key, { state: 'failed', failure: describe(error) })
    }
  }
  const enqueue = (upload: Upload) => {
    queue.current = queue.current.then(() => send(upload))
  }
  const add = (files: readonly File[]) => {
    const added = files.map((file): Upload => ({ key: crypto.randomUUID(), file, state: 'waiting', failure: null }))
    setUploads((all) => [...all, ...added])
    added.forEach(enqueue)
  }
  const retry = (upload: Upload) => {
    update(upload.key, { state: 'waiting', failure: null })
    enqueue(upload)
  }

  return { uploads, add, retry, dismiss }
}

function useDescribeUploadError() {
  const intl = useIntl()
  const errorText = useErrorText()
  return (error: unknown): string => {
    if (error instanceof PictureError) return intl.formatMessage(ownPhotoMessages[error.fault])
    return hasErrorCode(error, 'limit_reached')
      ? intl.formatMessage(ownPhotoMessages.full, { max: PHOTOS_PER_PROVIDER })
      : errorText(error)
  }
}
