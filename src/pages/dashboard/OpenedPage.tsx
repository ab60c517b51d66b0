import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { SHARED_PARAMETER, type OpenedPage as PageName } from '@shared/installedApp'
import { dashboardPath, paths, weddingPath } from '@shared/routes'
import { getWeddingRights } from '@shared/weddingRights'
import type { Wedding } from '@/api/weddings'
import { WeddingOption } from '@/features/weddings/overview/WeddingOption'
import { sharedListMessages } from '@/i18n/messages/dashboard'
import { palette } from '@/theme/tokens'
import { readLastWedding } from '@/lib/lastWedding'
import { deleteSharedList } from '@/lib/sharedList'
import { EmptyState } from '@/ui/feedback/EmptyState'

interface OpenedPageProps {
  page: PageName
  weddings: readonly Wedding[]
}

/** Leads on to a page of the wedding that was shown last; with something shared, of the wedding that the account chooses. */
export function OpenedPage({ page, weddings }: OpenedPageProps) {
  const [search] = useSearchParams()
  const isShared = search.has(SHARED_PARAMETER)
  const allowed = weddings.filter((wedding) => getWeddingRights(wedding).pages.includes(page))
  const wedding = allowed.find(({ id }) => id === readLastWedding()) ?? allowed[0]
  if (isShared && !wedding) return <Undeliverable hasWedding={weddings.length > 0} />
  if (isShared && allowed.length > 1) return <WeddingChoice weddings={allowed} />
  if (!wedding) return <Navigate to={weddings[0] ? dashboardPath(weddings[0].id) : paths.dashboard} replace />
  return <Navigate to={isShared ? getImportAddress(wedding) : weddingPath(page, wedding.id)} replace />
}

const getImportAddress = ({ id }: Wedding): string => `${weddingPath('guestImport', id)}?${SHARED_PARAMETER}=yes`

/** The weddings to which the list can be added, the last one first. */
function WeddingChoice({ weddings }: { weddings: readonly Wedding[] }) {
  const last = readLastWedding()
  const sorted = weddings.toSorted((a, b) => Number(b.id === last) - Number(a.id === last))
  return (
    <EmptyState
      heading="h1"
      title={<FormattedMessage {...sharedListMessages.title} />}
      text={<FormattedMessage {...sharedListMessages.text} />}
      action={
        <Stack
          component="ul"
          spacing={1.5}
          sx={{ margin: '0 auto', padding: 0, listStyle: 'none', inlineSize: 420, maxInlineSize: '100%' }}
        >
          {sorted.map((wedding) => (
            <li key={wedding.id}>
              <Button
                component={Link}
                variant="outlined"
                size="large"
                fullWidth
                to={getImportAddress(wedding)}
                replace
                sx={{ backgroundColor: palette.surface }}
              >
                <WeddingOption wedding={wedding} />
              </Button>
            </li>
          ))}
        </Stack>
      }
    />
  )
}

/** Says why nothing can be done with what was shared, and deletes it on the device. */
function Undeliverable({ hasWedding }: { hasWedding: boolean }) {
  useEffect(deleteSharedList, [])
  return (
    <EmptyState
      heading="h1"
      title={
        <FormattedMessage {...(hasWedding ? sharedListMessages.noRightTitle : sharedListMessages.noWeddingTitle)} />
      }
      text={<FormattedMessage {...(hasWedding ? sharedListMessages.noRightText : sharedListMessages.noWeddingText)} />}
      action={
        <Button component={Link} variant="contained" size="large" to={paths.dashboard} replace>
          <FormattedMessage {...(hasWedding ? sharedListMessages.toDashboard : sharedListMessages.start)} />
        </Button>
      }
    />
  )
}
