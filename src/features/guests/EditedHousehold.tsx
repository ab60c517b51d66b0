import type { GuestList, Household } from '@/api/weddings'
import { OnDemand } from '@/ui/feedback/OnDemand'
import { usePreload } from '@/ui/usePreload'

const importDialog = () => import(/* webpackChunkName: "guest-forms" */ './edit/HouseholdDialog')
const DIALOG = [importDialog]

interface EditedHouseholdProps {
  /** Null while none is edited. */
  household: Household | null
  list: GuestList
  onClose: () => void
}

/** The form of the household that is edited. Its code is loaded after the page. */
export function EditedHousehold({ household, list, onClose }: EditedHouseholdProps) {
  usePreload(DIALOG)
  return (
    household && <OnDemand key={household.id} importComponent={importDialog} props={{ household, list, onClose }} />
  )
}
