import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import type { ChangeTopic, Member } from '@/api/weddings'
import { activityMessages, changeMemberMessages } from '@/i18n/messages/activity'
import { LabelledSelect } from '@/ui/fields/LabelledSelect'
import styles from './activity.module.css'
import { formatMember } from './sentences'

const TOPICS = ['households', 'replies', 'plans', 'members'] as const satisfies readonly ChangeTopic[]

/** The query parameters of the filters. */
const MEMBER_PARAMETER = 'by'
const TOPIC_PARAMETER = 'topic'

/** What is shown of the changes. */
export interface ShownChanges {
  memberId?: string | undefined
  topic?: ChangeTopic | undefined
}

/** @returns the filters in the address, and a function that replaces them */
export function useFilters(): [ShownChanges, (filters: ShownChanges) => void] {
  const [parameters, setParameters] = useSearchParams()
  const memberId = parameters.get(MEMBER_PARAMETER) ?? undefined
  const topic = TOPICS.find((one) => one === parameters.get(TOPIC_PARAMETER))
  const setFilters = (next: ShownChanges) =>
    setParameters(
      (before) => {
        for (const [name, value] of [
          [MEMBER_PARAMETER, next.memberId],
          [TOPIC_PARAMETER, next.topic],
        ] as const)
          if (value === undefined) before.delete(name)
          else before.set(name, value)
        return before
      },
      { replace: true },
    )
  return [{ memberId, topic }, setFilters]
}

interface FiltersProps {
  members: readonly Member[]
  filters: ShownChanges
  onFilters: (filters: ShownChanges) => void
}

/** Narrows the changes to a member, where there are several, and to a topic. */
export function Filters({ members, filters, onFilters }: FiltersProps) {
  const intl = useIntl()
  const isKnown = members.some(({ id }) => id === filters.memberId)
  return (
    <div role="group" aria-label={intl.formatMessage(activityMessages.filters)} className={styles.filters}>
      {members.length > 1 && (
        <LabelledSelect
          size="small"
          label={intl.formatMessage(activityMessages.person)}
          options={[
            { value: '', label: intl.formatMessage(activityMessages.everybody) },
            ...members.map((member) => ({
              value: member.id,
              label: member.isSelf ? intl.formatMessage(changeMemberMessages.you) : formatMember(intl, member),
            })),
          ]}
          value={isKnown ? filters.memberId! : ''}
          onChange={(id) => onFilters({ ...filters, memberId: id || undefined })}
        />
      )}
      <LabelledSelect
        size="small"
        label={intl.formatMessage(activityMessages.topic)}
        options={[
          { value: '', label: intl.formatMessage(activityMessages.everything) },
          ...TOPICS.map((topic) => ({ value: topic, label: intl.formatMessage({ id: activityMessages[topic].id }) })),
        ]}
        value={filters.topic ?? ''}
        onChange={(topic: string) => onFilters({ ...filters, topic: TOPICS.find((one) => one === topic) })}
      />
    </div>
  )
}
