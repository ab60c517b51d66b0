import PreviewIcon from '@mui/icons-material/VisibilityOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { FailureNotice } from '../../../ui/feedback/FailureNotice'
import { useLateComponent } from '../../../ui/useLateComponent'
import { previewMessages } from './messages'

const HASH = '#preview'

const loadDialog = () => import(/* webpackChunkName: "preview-dialog" */ './PreviewDialog')

/** A button within the thumb's reach that opens the preview. It has an address of its own, so that 'back' closes it. */
export function PhonePreview() {
  const intl = useIntl()
  const navigate = useNavigate()
  const { hash, search, state } = useLocation()
  const { Late: PreviewDialog, failed, ask } = useLateComponent(loadDialog)
  const open = hash === HASH

  useEffect(() => {
    if (open) void ask()
  }, [open, ask])

  const show = () => void navigate({ search, hash: HASH }, { state: { fromStudio: true } })
  const close = () => {
    // Came by its address alone: there is no studio to go back to.
    const opened = (state as { fromStudio?: boolean } | null)?.fromStudio === true
    void (opened ? navigate(-1) : navigate({ search }, { replace: true }))
  }

  return (
    <>
      <Box sx={{ position: 'fixed', zIndex: 'fab', insetInlineEnd: 16, insetBlockEnd: 'calc(16px + env(safe-area-inset-bottom))', maxInlineSize: 'calc(100% - 32px)' }}>
        {open && failed ? (
          <FailureNotice text={intl.formatMessage(previewMessages.failed)} onRetry={() => void ask()} />
        ) : (
          <Button variant="contained" color="secondary" size="large" startIcon={<PreviewIcon />} onClick={show} data-testid="open-preview" sx={{ borderRadius: '27px' }}>
            <FormattedMessage {...previewMessages.open} />
          </Button>
        )}
      </Box>
      {PreviewDialog && <PreviewDialog open={open} onClose={close} />}
    </>
  )
}
