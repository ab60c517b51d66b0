import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  isNotFound,
  useEndDeepLinkMutation,
  useErrorText,
  useListDeepLinksQuery,
  type OperatorLink,
} from '@/api/operator'
import { renderBdi } from '@/i18n/renderBdi'
import { consoleMessages } from '@/i18n/messages/operator'
import { operatorLinkMessages } from '@/i18n/messages/operatorTools'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { LtrText } from '../common/LtrText'
import { PagedList } from '../common/PagedList'
import { RecordTable, type Column } from '../common/RecordTable'
import { useCopy } from '../common/useCopy'
import { useFormatInstant } from '../common/useFormatInstant'
import { PAGE_SIZE, usePageNumber } from '../common/usePageNumber'
import { useShowToast } from '../common/useShowToast'

/** The short links that operators have created. */
export function LinkList() {
  const intl = useIntl()
  const query = useListDeepLinksQuery({ page: usePageNumber(), pageSize: PAGE_SIZE })
  const formatInstant = useFormatInstant()
  const copy = useCopy()
  const [asked, setAsked] = useState<OperatorLink | null>(null)
  const columns: Column<OperatorLink>[] = [
    { label: operatorLinkMessages.address, render: ({ address }) => <LtrText>{address}</LtrText> },
    { label: operatorLinkMessages.target, render: ({ target }) => <LtrText>{target}</LtrText> },
    { label: operatorLinkMessages.date, render: ({ createdAt }) => formatInstant(createdAt) },
    {
      label: operatorLinkMessages.actions,
      render: (link) => (
        <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', md: 'nowrap' }, gap: 1 }}>
          <Button
            variant="outlined"
            aria-label={intl.formatMessage(operatorLinkMessages.copyNamed, { code: link.shortCode })}
            onClick={() => void copy(link.address)}
          >
            <FormattedMessage {...consoleMessages.copy} />
          </Button>
          <Button
            color="error"
            aria-label={intl.formatMessage(operatorLinkMessages.endNamed, { code: link.shortCode })}
            onClick={() => setAsked(link)}
          >
            <FormattedMessage {...operatorLinkMessages.end} />
          </Button>
        </Box>
      ),
    },
  ]
  return (
    <>
      <PagedList query={query} empty={operatorLinkMessages.empty}>
        {(links) => (
          <RecordTable
            label={operatorLinkMessages.listTitle}
            columns={columns}
            rows={links}
            getKey={({ shortCode }) => shortCode}
          />
        )}
      </PagedList>
      {asked && <EndLinkDialog link={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

function EndLinkDialog({ link, onClose }: { link: OperatorLink; onClose: () => void }) {
  const errorText = useErrorText()
  const showToast = useShowToast()
  const [endLink, { isLoading, error }] = useEndDeepLinkMutation()
  const confirm = async () => {
    const { error: failure } = await endLink({ shortCode: link.shortCode })
    // One that somebody else has ended has ended.
    if (failure && !isNotFound(failure)) return
    showToast('success', operatorLinkMessages.ended)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={<FormattedMessage {...operatorLinkMessages.endTitle} values={{ code: link.shortCode, bdi: renderBdi }} />}
      cancelLabel={<FormattedMessage {...consoleMessages.cancel} />}
      confirmLabel={<FormattedMessage {...operatorLinkMessages.end} />}
      busyLabel={<FormattedMessage {...operatorLinkMessages.ending} />}
      tone="error"
      busy={isLoading}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      <FormattedMessage {...operatorLinkMessages.endText} />
      {error !== undefined && !isLoading && <FailureNotice text={errorText(error)} />}
    </ConfirmDialog>
  )
}
