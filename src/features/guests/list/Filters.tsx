import Box from '@mui/material/Box'
import { withTheme } from '@/theme/withTheme'
import { FilterFields, type FilterFieldsProps } from './FilterFields'
import { FilterSheet, type FilterSheetProps } from './FilterSheet'

interface FiltersProps extends FilterFieldsProps, Omit<FilterSheetProps, 'children'> {
  /** Whether they stand in a sheet. */
  isPhone: boolean
  /** The id of what the button opens on a desktop. */
  fieldsId: string
}

/** The filters and the order of the list: below the search, or on a phone in a sheet. */
function Filters({ isPhone, fieldsId, isOpen, shown, canClear, onClear, onClose, ...fields }: FiltersProps) {
  if (isPhone)
    return (
      <FilterSheet {...{ isOpen, shown, canClear, onClear, onClose }}>
        <FilterFields {...fields} />
      </FilterSheet>
    )
  if (!isOpen) return null
  return (
    <Box id={fieldsId} sx={{ marginBlockStart: 1.5 }}>
      <FilterFields {...fields} />
    </Box>
  )
}

export default withTheme(Filters)
