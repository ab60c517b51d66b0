import { isRejectedWithValue } from '@reduxjs/toolkit'
import { useEffect, useState, type ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { useParams } from 'react-router-dom'
import { dashboardPath, paths } from '@shared/routes'
import { getWeddingRights, type RestrictedPage } from '@shared/weddingRights'
import { hasErrorCode, isNotFound } from '@/api'
import { useListWeddingsQuery } from '@/api/weddings'
import { accessMessages } from '@/i18n/messages/weddings'
import { PageTitle } from '@/seo/PageTitle'
import { useAppDispatch } from '@/store/hooks'
import { addAppListener } from '@/store/listeners'
import { LinkButton } from '@/ui/button/LinkButton'
import { EmptyState } from '@/ui/feedback/EmptyState'
import styles from './RequireRight.module.css'

interface RequireRightProps {
  page: RestrictedPage
  children: ReactNode
}

/**
 * Shows a page of a wedding to members whose role has it. Others read that their role does not have it, and former members that they have been removed, as
 * soon as the server refuses a call.
 */
export function RequireRight({ page, children }: RequireRightProps) {
  const { weddingId = '' } = useParams()
  const { data, refetch } = useListWeddingsQuery()
  const wedding = data?.items.find(({ id }) => id === weddingId)
  const [memberOf, setMemberOf] = useState('')
  if (wedding && memberOf !== weddingId) setMemberOf(weddingId)
  useRefusedCalls(weddingId, refetch)
  if (wedding && !getWeddingRights(wedding).pages.includes(page))
    return (
      <Refusal
        title={accessMessages.refusedTitle}
        text={accessMessages.refusedText}
        target={dashboardPath(weddingId)}
        link={accessMessages.toWedding}
      />
    )
  if (data && !wedding && memberOf === weddingId)
    return (
      <Refusal
        title={accessMessages.formerTitle}
        text={accessMessages.formerText}
        target={paths.dashboard}
        link={accessMessages.toDashboard}
      />
    )
  return children
}

/** Runs after the server has refused a call about a wedding, which may mean that the account has another role in it, or none. */
function useRefusedCalls(weddingId: string, onRefused: () => unknown): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const isRefused = (action: unknown): boolean =>
      isRejectedWithValue(action) &&
      (isNotFound(action.payload) || hasErrorCode(action.payload, 'forbidden')) &&
      (action.meta as { arg?: { originalArgs?: { weddingId?: string } } }).arg?.originalArgs?.weddingId === weddingId
    const stop = dispatch(addAppListener({ predicate: isRefused, effect: () => void onRefused() }))
    return () => stop()
  }, [dispatch, weddingId, onRefused])
}

interface RefusalProps {
  title: MessageDescriptor
  text: MessageDescriptor
  target: string
  link: MessageDescriptor
}

const Refusal = ({ title, text, target, link }: RefusalProps) => (
  <div className={styles.page}>
    <PageTitle message={title} />
    <EmptyState
      heading="h1"
      title={<FormattedMessage {...title} />}
      text={<FormattedMessage {...text} />}
      action={
        <LinkButton to={target} variant="contained" size="large">
          <FormattedMessage {...link} />
        </LinkButton>
      }
    />
  </div>
)
