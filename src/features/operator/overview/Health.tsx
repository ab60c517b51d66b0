import Stack from '@mui/material/Stack'
import { FormattedMessage, useIntl } from 'react-intl'
import type { OperatorOverview } from '@/api/operator'
import { overviewMessages } from '@/i18n/messages/operator'
import { Notice } from '@/ui/feedback/Notice'
import { Facts } from '../common/Facts'
import { LtrText } from '../common/LtrText'
import { Panel } from '../common/Panel'
import { useFormatInstant } from '../common/useFormatInstant'
import { useFormatDuration } from './useFormatDuration'

/** A backup is planned for each night; two hours more for one that takes long. */
const BACKUP_MAX_AGE_S = 26 * 60 * 60
const MAIL_MAX_AGE_S = 60 * 60
const BYTES_PER_MEGABYTE = 1_000_000

const getAgeS = (instant: string): number => (Date.now() - Date.parse(instant)) / 1000

/** How the server is, in words, with warnings where an operator has to act. */
export function Health({ health }: { health: OperatorOverview['health'] }) {
  const intl = useIntl()
  const formatInstant = useFormatInstant()
  const formatDuration = useFormatDuration()
  const { lastBackupAt, oldestMailS, connections, database, memoryBytes, release, startedAt } = health
  const backupAgeS = lastBackupAt === null ? null : getAgeS(lastBackupAt)
  const facts = [
    { label: overviewMessages.database, value: <FormattedMessage {...overviewMessages[database]} /> },
    { label: overviewMessages.backup, value: lastBackupAt && formatInstant(lastBackupAt) },
    {
      label: overviewMessages.oldestMail,
      value: oldestMailS > 0 ? formatDuration(oldestMailS) : <FormattedMessage {...overviewMessages.noMail} />,
    },
    {
      label: overviewMessages.connections,
      value: connections && <FormattedMessage {...overviewMessages.pool} values={connections} />,
    },
    {
      label: overviewMessages.memory,
      value: intl.formatNumber(Math.round(memoryBytes / BYTES_PER_MEGABYTE), { style: 'unit', unit: 'megabyte' }),
    },
    { label: overviewMessages.release, value: <LtrText>{release}</LtrText> },
    { label: overviewMessages.startedAt, value: formatInstant(startedAt) },
  ]
  return (
    <Stack spacing={1.5}>
      {backupAgeS === null && (
        <Notice tone="warning">
          <FormattedMessage {...overviewMessages.neverBackedUp} />
        </Notice>
      )}
      {backupAgeS !== null && backupAgeS > BACKUP_MAX_AGE_S && (
        <Notice tone="warning">
          <FormattedMessage {...overviewMessages.oldBackup} values={{ age: formatDuration(backupAgeS) }} />
        </Notice>
      )}
      {oldestMailS > MAIL_MAX_AGE_S && (
        <Notice tone="warning">
          <FormattedMessage {...overviewMessages.oldMail} values={{ age: formatDuration(oldestMailS) }} />
        </Notice>
      )}
      <Panel>
        <Facts facts={facts} />
      </Panel>
    </Stack>
  )
}
