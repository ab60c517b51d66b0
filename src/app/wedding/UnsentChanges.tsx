import { useContext } from 'react'
import { useIntl } from 'react-intl'
import { applyUpdate, useListEventsQuery } from '@/api/weddings'
import { compareHouseholds } from '@/features/guests/edit/compareHouseholds'
import { toValues } from '@/features/guests/edit/householdForm'
import { UnsentDialog } from '@/features/offline/UnsentDialog'
import { mergeEdit } from '@/lib/mergeEdit'
import type { UnsentEdit } from '@/lib/offline/mergeUnsent'
import { useUnsentChanges } from '@/lib/offline/offlineApi'
import { UnsentDialogContext } from './UnsentDialogContext'

/** The list of changes that wait, which compares families as the guest list does. */
export default function UnsentChanges() {
  const { onClose } = useContext(UnsentDialogContext)
  const intl = useIntl()
  const conflicting = useUnsentChanges().find(({ problem }) => problem?.kind === 'conflict')
  const { data } = useListEventsQuery({ weddingId: conflicting?.weddingId ?? '' }, { skip: !conflicting })
  const halls = data?.items.flatMap((event) => event.halls) ?? []

  const compare = ({ base, body, problem }: UnsentEdit) => {
    if (problem?.kind !== 'conflict') return []
    const [before, mine, theirs] = [base, applyUpdate(base, body), problem.current].map((household) =>
      toValues(household, halls, intl.locale),
    )
    const { conflicts: fields } = mergeEdit(before!, mine!, theirs!)
    return compareHouseholds(intl, halls, { fields, mine: mine!, theirs: theirs! })
  }
  return <UnsentDialog compare={compare} onClose={onClose} />
}
