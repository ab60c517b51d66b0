import { FormattedMessage, useIntl } from 'react-intl'
import { deskMemberMessages } from '@/i18n/messages/desk'
import { renderBdi } from '@/i18n/renderBdi'
import type { MemberNames, NameValues } from '@/lib/useMemberNames'
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
  const values = { ...members.getNameValues(activity.memberId), bdi: renderBdi }
  return (
    <Notice tone="warning">
      <Text activity={activity} now={now} values={values} />
    </Notice>
  )
}

interface TextProps extends Omit<ActivityNoticeProps, 'members'> {
  values: NameValues & { bdi: typeof renderBdi }
}

function Text({ activity, now, values }: TextProps) {
  const intl = useIntl()
  if (activity.type === 'open') return <FormattedMessage {...deskMemberMessages.open} values={values} />
  const minutes = Math.floor((now - Date.parse(activity.at)) / MINUTE_MS)
  if (activity.type === 'sent' && minutes <= 0)
    return <FormattedMessage {...deskMemberMessages.justSent} values={values} />
  const numeric = 'auto'
  const when =
    minutes > 0
      ? intl.formatRelativeTime(-minutes, 'minute', { numeric })
      : intl.formatRelativeTime(0, 'second', { numeric })
  return <FormattedMessage {...deskMemberMessages[activity.type]} values={{ ...values, when }} />
}
