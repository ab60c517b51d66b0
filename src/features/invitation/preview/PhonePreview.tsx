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

/** A button at the bottom of a phone that opens the preview. The preview has a hash, so that 'back' closes it. */
export function PhonePreview() {
  const intl = useIntl()
  const { open, show, close } = useDialogAddress(HASH)
  const { Component: PreviewDialog, failed, load } = useLazyComponent(loadDialog)

  useEffect(() => {
    if (open) void load()
  }, [open, load])

  return (
    <>
      <Box
        sx={{
          position: 'fixed',
          zIndex: 'fab',
          insetInlineEnd: 16,
          insetBlockEnd: 'calc(16px + env(safe-area-inset-bottom))',
          maxInlineSize: 'calc(100% - 32px)',
        }}
      >
        {open && failed ? (
          <FailureNotice text={intl.formatMessage(previewMessages.failed)} onRetry={() => void load()} />
        ) : (
          <Button
            variant="contained"
            color="secondary"
            size="large"
            startIcon={<PreviewIcon />}
            onClick={show}
            data-testid="open-preview"
            sx={{ borderRadius: '27px' }}
          >
            <FormattedMessage {...previewMessages.open} />
          </Button>
        )}
      </Box>
      {PreviewDialog && <PreviewDialog open={open} onClose={close} />}
    </>
  )
}
