import { FormattedMessage, useIntl } from 'react-intl'
import { deskMemberMessages } from '@/i18n/messages/desk'
import { renderBdi } from '@/i18n/renderBdi'
import type { MemberNames } from '@/lib/useMemberNames'
import { Notice } from '@/ui/feedback/Notice'
import type { MemberActivity } from './memberActivity'

const MINUTE_MS = 60_000

interface ActivityNoticeProps {
  activity: MemberActivity
  members: MemberNames
  /** In ms. */
  now: number
}

/** Says what another member does, or has just done, with the household. */
export function ActivityNotice({ activity, members, now }: ActivityNoticeProps) {
  const intl = useIntl()
  const name = members.getName(activity.memberId)
  const values = { isKnown: name === undefined ? 'no' : 'yes', name: name ?? '', bdi: renderBdi } as const
  const formatAge = (at: string): string => {
    const minutes = Math.floor((now - Date.parse(at)) / MINUTE_MS)
    const numeric = 'auto'
    return minutes > 0
      ? intl.formatRelativeTime(-minutes, 'minute', { numeric })
      : intl.formatRelativeTime(0, 'second', { numeric })
  }
  return (
    <Notice tone="warning">
      {activity.type === 'open' ? (
        <FormattedMessage {...deskMemberMessages.open} values={values} />
      ) : (
        <FormattedMessage {...deskMemberMessages[activity.type]} values={{ ...values, when: formatAge(activity.at) }} />
      )}
    </Notice>
  )
}
