import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState, type ChangeEvent, type DragEvent, type Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import { PHOTOS_PER_PROVIDER } from '@shared/limits'
import { ownPhotoMessages } from '@/i18n/messages/ownProvider'
import { palette } from '@/theme/tokens'

interface AddPhotosProps {
  /** Stored photographs and those on their way. */
  count: number
  buttonRef: Ref<HTMLButtonElement>
  onAdd: (files: File[]) => void
}

/** Takes files by a button and by dropping, as many as there is room for. */
export function AddPhotos({ count, buttonRef, onAdd }: AddPhotosProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const isFull = count >= PHOTOS_PER_PROVIDER

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(target.files ?? [])])
    // The same file can be chosen again.
    target.value = ''
  }
  const dragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onAdd([...event.dataTransfer.files])
  }
  return (
    <Box
      data-testid="drop-photos"
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: 'grid',
        gap: 1,
        justifyItems: 'center',
        textAlign: 'center',
        padding: 3,
        border: `2px dashed ${isOver ? palette.henna : palette.line}`,
        borderRadius: '20px',
        backgroundColor: isOver ? palette.hennaWash : palette.surface,
      }}
    >
      <Button
        ref={buttonRef}
        variant="contained"
        size="large"
        startIcon={<AddIcon />}
        aria-disabled={isFull || undefined}
        onClick={() => !isFull && input.current?.click()}
      >
        <FormattedMessage {...ownPhotoMessages.add} />
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        hidden
        data-testid="photo-files"
        onChange={choose}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {isFull ? (
          <FormattedMessage {...ownPhotoMessages.full} values={{ max: PHOTOS_PER_PROVIDER }} />
        ) : (
          <FormattedMessage {...ownPhotoMessages.drop} />
        )}
      </Typography>
      <Typography variant="body2">
        <FormattedMessage {...ownPhotoMessages.count} values={{ count, max: PHOTOS_PER_PROVIDER }} />
      </Typography>
    </Box>
  )
}
