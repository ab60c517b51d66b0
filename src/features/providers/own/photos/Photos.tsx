import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { hasErrorCode, useErrorText, type OwnPhoto } from '@/api'
import { ownPhotoMessages } from '@/i18n/messages/ownProvider'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import text from '@/ui/text.module.css'
import { moveEntry } from '@/lib/moveEntry'
import { AddPhotos } from './AddPhotos'
import { DeletePhotoDialog } from './DeletePhotoDialog'
import { PhotoCard } from './PhotoCard'
import { UploadList } from './UploadList'
import { useArrangement } from './useArrangement'
import { usePhotoDrag } from './usePhotoDrag'
import { useUploads } from './useUploads'

interface PhotosProps {
  providerId: string
  stored: OwnPhoto[]
}

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  padding: 0,
  margin: 0,
  listStyle: 'none',
} as const

/** The photographs of an entry: add, describe, arrange, delete. */
export function Photos({ providerId, stored }: PhotosProps) {
  const { uploads, add, retry, dismiss } = useUploads(providerId)
  const { photos, saveAlt, move, saveOrder, failure, announcement } = useMovedPhotos(providerId, stored)
  const drag = usePhotoDrag(
    photos.map(({ id }) => id),
    saveOrder,
  )
  const [asked, setAsked] = useState<string | null>(null)
  const addButton = useFocusAfterDeletion(stored.length, asked !== null)
  const cover = photos.find(({ status }) => status === 'listed')
  return (
    <Stack spacing={3}>
      <AddPhotos count={stored.length + uploads.length} buttonRef={addButton} onAdd={add} />
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      {failure !== null && <FailureNotice text={failure} />}
      <div role="status" className={text.hidden}>
        {announcement}
      </div>
      {photos.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage {...ownPhotoMessages.none} />
        </Typography>
      ) : (
        <Box component="ol" sx={grid}>
          {photos.map((photo, index) => (
            <PhotoCard
              key={photo.id}
              photo={photo}
              index={index}
              count={photos.length}
              isCover={photo === cover}
              isDragged={drag.draggedId === photo.id}
              place={drag.getPlace(photo.id)}
              handleProps={drag.getHandleProps(photo.id)}
              onMove={(step) => move(index, index + step)}
              onSaveAlt={(alt) => saveAlt(photo.id, alt)}
              onDelete={() => setAsked(photo.id)}
            />
          ))}
        </Box>
      )}
      {asked !== null && (
        <DeletePhotoDialog
          providerId={providerId}
          photoId={asked}
          onCancel={() => setAsked(null)}
          onDeleted={() => setAsked(null)}
        />
      )}
    </Stack>
  )
}

/** Moves photographs at once, says where they are, and why one went back. */
function useMovedPhotos(providerId: string, stored: OwnPhoto[]) {
  const intl = useIntl()
  const errorText = useErrorText()
  const { photos, saveOrder, saveAlt } = useArrangement(providerId, stored)
  const [failure, setFailure] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')

  const describe = (error: unknown): string =>
    hasErrorCode(error, 'version_conflict') ? intl.formatMessage(ownPhotoMessages.arranged) : errorText(error)
  const save = (id: string, order: string[]) => {
    setFailure(null)
    setAnnouncement(
      intl.formatMessage(ownPhotoMessages.moved, { position: order.indexOf(id) + 1, count: order.length }),
    )
    saveOrder(order).catch((error: unknown) => {
      setAnnouncement('')
      setFailure(describe(error))
    })
  }
  const move = (from: number, to: number): boolean => {
    const ids = photos.map(({ id }) => id)
    save(ids[from]!, moveEntry(ids, from, to))
    return true
  }
  return { photos, saveAlt, saveOrder: save, move, failure, announcement }
}

/** @returns the element that takes the focus when a photograph is gone, whose button had it */
function useFocusAfterDeletion(count: number, isAsking: boolean) {
  const target = useRef<HTMLButtonElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (isAsking) return
    if (count < before.current) target.current?.focus()
    before.current = count
  }, [count, isAsking])
  return target
}
