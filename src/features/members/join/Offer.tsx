import { useRef, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { paths } from '@shared/routes'
import { hasErrorCode, useErrorText, useGetProfileQuery } from '@/api'
import { useAcceptMemberInviteMutation, type Membership, type OfferedMembership } from '@/api/weddings'
import { joinMessages, memberKindMessages, ownRightsMessages } from '@/i18n/messages/members'
import { renderBdi } from '@/i18n/renderBdi'
import { guessLanguage } from '@/lib/guessLanguage'
import { getButtonClass } from '@/ui/button/buttonClass'
import { LinkButton } from '@/ui/button/LinkButton'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { PatternBackdrop } from '@/ui/layout/PatternBackdrop'
import { Divider } from '@/ui/ornament/Divider'
import { toKind } from '../memberKinds'
import { useFormatMember } from '../useFormatMember'
import styles from './Join.module.css'

interface OfferProps {
  token: string
  offer: OfferedMembership
  isSignedIn: boolean
  address: string
  onJoined: (membership: Membership) => Promise<void>
  /** The invite was closed meanwhile. */
  onClosed: () => void
}

/** An open invite: whose wedding it is, what the person will see and show, and the button that accepts it. */
export function Offer({ token, offer, isSignedIn, address, onJoined, onClosed }: OfferProps) {
  const { formatWeddingDate } = useFormatMember()
  const { weddingTitle, weddingDate, invitedBy, label } = offer
  const kind = toKind(offer)
  return (
    <div className={styles.page}>
      <PatternBackdrop opacity={0.2} />
      <section className={styles.card}>
        <div className={styles.head}>
          <p className={styles.inviter}>
            {invitedBy === undefined ? (
              <FormattedMessage {...joinMessages.invitedByCouple} />
            ) : (
              <FormattedMessage {...joinMessages.invitedBy} values={{ name: invitedBy, bdi: renderBdi }} />
            )}
          </p>
          <h1 className={styles.title}>
            <bdi lang={guessLanguage(weddingTitle)}>{weddingTitle}</bdi>
          </h1>
          {weddingDate !== undefined && <p className={styles.value}>{formatWeddingDate(weddingDate)}</p>}
          <Divider className={styles.divider} />
        </div>
        <dl className={styles.facts}>
          <Fact name={<FormattedMessage {...joinMessages.as} />}>
            <span className={styles.kind}>
              <FormattedMessage {...memberKindMessages[kind]} />
            </span>
            {label !== undefined && (
              <>
                {' · '}
                <bdi lang={guessLanguage(label)}>{label}</bdi>
              </>
            )}
          </Fact>
          <Fact name={<FormattedMessage {...joinMessages.youSee} />}>
            <FormattedMessage {...ownRightsMessages[kind]} />
          </Fact>
          <Fact name={<FormattedMessage {...joinMessages.othersSee} />}>
            <FormattedMessage {...joinMessages.othersSeeText} />
          </Fact>
        </dl>
        {isSignedIn ? (
          <Accept token={token} offer={offer} onJoined={onJoined} onClosed={onClosed} />
        ) : (
          <AccountFirst address={address} />
        )}
      </section>
    </div>
  )
}

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
)

type AcceptProps = Pick<OfferProps, 'token' | 'offer' | 'onJoined' | 'onClosed'>

function Accept({ token, offer, onJoined, onClosed }: AcceptProps) {
  const intl = useIntl()
  const errorText = useErrorText()
  const { formatDay } = useFormatMember()
  const { data: profile } = useGetProfileQuery()
  const [accept, { error, isLoading }] = useAcceptMemberInviteMutation()
  const [isBusy, setBusy] = useState(false)
  // A second click may come before the next render.
  const isSent = useRef(false)
  const join = async () => {
    if (isSent.current) return
    isSent.current = true
    setBusy(true)
    const result = await accept({ inviteToken: { token } })
    if (result.data) await onJoined(result.data)
    else if (hasErrorCode(result.error, 'invite_closed')) onClosed()
    isSent.current = false
    setBusy(false)
  }
  const isFull = hasErrorCode(error, 'limit_reached')
  return (
    <div className={styles.actions}>
      {error !== undefined && !isLoading && (
        <FailureNotice text={isFull ? intl.formatMessage(joinMessages.full) : errorText(error)} />
      )}
      <button
        type="button"
        className={getButtonClass({ variant: 'contained', size: 'large' })}
        aria-disabled={isBusy || undefined}
        onClick={() => void join()}
        data-testid="join"
      >
        <FormattedMessage {...(isBusy ? joinMessages.joining : joinMessages.join)} />
      </button>
      {profile && (
        <p className={styles.hint}>
          <FormattedMessage {...joinMessages.signedInAs} values={{ email: profile.email, bdi: renderBdi }} />
        </p>
      )}
      <p className={styles.hint}>
        <FormattedMessage {...joinMessages.until} values={{ date: formatDay(offer.expiresAt) }} />
      </p>
    </div>
  )
}

/** The address goes with the state of the history entry: in a query, the token would reach the server's log. */
const AccountFirst = ({ address }: { address: string }) => (
  <div className={styles.actions}>
    <LinkButton to={paths.register} state={{ next: address }} variant="contained" size="large" data-testid="join">
      <FormattedMessage {...joinMessages.register} />
    </LinkButton>
    <LinkButton to={paths.login} state={{ next: address }}>
      <FormattedMessage {...joinMessages.signIn} />
    </LinkButton>
    <p className={styles.hint}>
      <FormattedMessage {...joinMessages.accountHint} />
    </p>
  </div>
)
