import PreviewIcon from '@mui/icons-material/VisibilityOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { useDialogAddress } from '@/ui/useDialogAddress'
import { useLazyComponent } from '@/ui/useLazyComponent'
import { previewMessages } from '@/i18n/messages/studio'

const HASH = '#preview'

const loadDialog = () => import(/* webpackChunkName: "preview-dialog" */ './PreviewDialog')

const alone = {
  position: 'fixed',
  zIndex: 'fab',
  insetInlineEnd: 16,
  insetBlockEnd: 'calc(16px + env(safe-area-inset-bottom))',
  maxInlineSize: 'calc(100% - 32px)',
} as const

/**
 * A button at the bottom of a phone, alone or in a bar, that opens the preview. The preview has a hash, so that 'back' closes it.
 */
export function PhonePreview({ isInBar = false }: { isInBar?: boolean }) {
  const intl = useIntl()
  const { open, show, close } = useDialogAddress(HASH)
  const { Component: PreviewDialog, failed, load } = useLazyComponent(loadDialog)

  useEffect(() => {
    if (open) void load()
  }, [open, load])

  return (
    <>
      <Box sx={isInBar ? { flexShrink: 0 } : alone}>
        {open && failed ? (
          <FailureNotice text={intl.formatMessage(previewMessages.failed)} onRetry={() => void load()} />
        ) : (
          <Button
            variant={isInBar ? 'outlined' : 'contained'}
            color={isInBar ? 'primary' : 'secondary'}
            size="large"
            startIcon={<PreviewIcon />}
            onClick={show}
            data-testid="open-preview"
            sx={isInBar ? {} : { borderRadius: '27px' }}
          >
            <FormattedMessage {...previewMessages.open} />
          </Button>
        )}
      </Box>
      {PreviewDialog && <PreviewDialog open={open} onClose={close} />}
    </>
  )
}
