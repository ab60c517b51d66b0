import FileIcon from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, useRef, type ChangeEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { sourceMessages } from '@/i18n/messages/guestImport'
import { palette, radius } from '@/theme/tokens'
import { BusyButton } from '@/ui/fields/BusyButton'
import { useFileDrop } from './useFileDrop'

const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.vcf,text/csv,text/plain,text/vcard,text/x-vcard'

interface FileDropProps {
  isReading: boolean
  onFile: (file: File) => void
}

/** Opens a file by a button, or by dropping it on the page. */
export function FileDrop({ isReading, onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const titleId = useId()
  const isOver = useFileDrop(onFile)

  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Reset, so that the same file can be chosen again after a correction.
    target.value = ''
    if (file) onFile(file)
  }

  return (
    <Box
      role="group"
      aria-labelledby={titleId}
      sx={{
        display: 'grid',
        gap: 1,
        justifyItems: 'center',
        alignContent: 'center',
        padding: 3,
        textAlign: 'center',
        border: `2px dashed ${isOver ? palette.henna : palette.line}`,
        borderRadius: `${radius.card}px`,
        backgroundColor: isOver ? palette.hennaWash : palette.surface,
      }}
    >
      <FileIcon aria-hidden sx={{ fontSize: 40, color: palette.gold }} />
      <Typography id={titleId} variant="h4" component="h3">
        <FormattedMessage {...sourceMessages.fileTitle} />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'balance', marginBlockEnd: 1 }}>
        <FormattedMessage {...sourceMessages.fileHint} />
      </Typography>
      <BusyButton variant="outlined" size="large" isBusy={isReading} onClick={() => input.current?.click()}>
        <FormattedMessage {...sourceMessages.chooseFile} />
      </BusyButton>
      <Typography variant="body2" sx={{ color: 'text.secondary', '@media (pointer: coarse)': { display: 'none' } }}>
        <FormattedMessage {...sourceMessages.dropFile} />
      </Typography>
      <input ref={input} type="file" accept={ACCEPTED} hidden onChange={pick} aria-labelledby={titleId} />
    </Box>
  )
}
