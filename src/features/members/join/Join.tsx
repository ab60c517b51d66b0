import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { dashboardPath, paths } from '@shared/routes'
import { isBadAddress, useErrorText } from '@/api'
import { useLookUpMemberInviteMutation, type Membership, type OfferedMembership } from '@/api/weddings'
import { joinMessages, memberKindMessages } from '@/i18n/messages/members'
import { renderBdi } from '@/i18n/renderBdi'
import { LinkButton } from '@/ui/button/LinkButton'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { PageSkeleton } from '@/ui/feedback/PageSkeleton'
import text from '@/ui/text.module.css'
import { toKind } from '../memberKinds'
import styles from './Join.module.css'
import { Offer } from './Offer'

interface JoinProps {
  /** Of the link, as it was opened; empty without one. */
  token: string
  isSignedIn: boolean
  /** The address of this page, with the token. */
  address: string
  onJoined: (membership: Membership) => Promise<void>
}

/** What an invite offers, and the way to accept it; or why it cannot be accepted. */
export function Join({ token, isSignedIn, address, onJoined }: JoinProps) {
  const errorText = useErrorText()
  const { data, error, lookUp } = useOffer(token, isSignedIn)
  if (token === '' || isBadAddress(error)) return <UnknownLink />
  if (error !== undefined)
    return (
      <div className={styles.notice}>
        <h1 className={text.hidden}>
          <FormattedMessage {...joinMessages.title} />
        </h1>
        <FailureNotice text={errorText(error)} onRetry={lookUp} />
      </div>
    )
  if (!data) return <PageSkeleton />
  if (data.membership) return <AlreadyMember title={data.weddingTitle} membership={data.membership} />
  if (data.state !== 'open') return <ClosedLink state={data.state} address={address} isSignedIn={isSignedIn} />
  return (
    <Offer token={token} offer={data} isSignedIn={isSignedIn} address={address} onJoined={onJoined} onClosed={lookUp} />
  )
}

/** Looks an invite up, again when the account signs in or out: it may be a member already. */
function useOffer(token: string, isSignedIn: boolean) {
  const [send, { data, error, isLoading, reset }] = useLookUpMemberInviteMutation()
  const lookUp = () => void send({ inviteToken: { token } })
  const looked = useRef('')
  useEffect(() => {
    const key = `${isSignedIn} ${token}`
    if (token === '' || looked.current === key) return
    looked.current = key
    reset()
    void send({ inviteToken: { token } })
  }, [token, isSignedIn, send, reset])
  return { data, error: isLoading ? undefined : error, lookUp }
}

function AlreadyMember({ title, membership }: { title: string; membership: Membership }) {
  const intl = useIntl()
  return (
    <div className={styles.notice}>
      <EmptyState
        heading="h1"
        title={<FormattedMessage {...joinMessages.memberTitle} />}
        text={
          <FormattedMessage
            {...joinMessages.memberText}
            values={{ title, role: intl.formatMessage(memberKindMessages[toKind(membership)]), bdi: renderBdi }}
          />
        }
        action={
          <LinkButton to={dashboardPath(membership.weddingId)} variant="contained" size="large">
            <FormattedMessage {...joinMessages.open} />
          </LinkButton>
        }
      />
    </div>
  )
}

interface ClosedLinkProps {
  state: Exclude<OfferedMembership['state'], 'open'>
  address: string
  isSignedIn: boolean
}

const CLOSED = {
  accepted: { title: joinMessages.acceptedTitle, text: joinMessages.acceptedText },
  revoked: { title: joinMessages.revokedTitle, text: joinMessages.askCouple },
  expired: { title: joinMessages.expiredTitle, text: joinMessages.askCouple },
}

/** Whoever has used the link may be signed out. */
function ClosedLink({ state, address, isSignedIn }: ClosedLinkProps) {
  const isOwnMaybe = state === 'accepted' && !isSignedIn
  return (
    <div className={styles.notice}>
      <EmptyState
        heading="h1"
        title={<FormattedMessage {...CLOSED[state].title} />}
        text={<FormattedMessage {...CLOSED[state].text} />}
        action={
          isOwnMaybe ? (
            <LinkButton to={paths.login} state={{ next: address }} variant="contained" size="large">
              <FormattedMessage {...joinMessages.signIn} />
            </LinkButton>
          ) : (
            <ToHome />
          )
        }
      />
    </div>
  )
}

const UnknownLink = () => (
  <div className={styles.notice}>
    <EmptyState
      heading="h1"
      title={<FormattedMessage {...joinMessages.unknownTitle} />}
      text={<FormattedMessage {...joinMessages.unknownText} />}
      action={<ToHome />}
    />
  </div>
)

const ToHome = () => (
  <LinkButton to={paths.home} variant="outlined" size="large" opaque>
    <FormattedMessage {...joinMessages.toHome} />
  </LinkButton>
)
