import AddIcon from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { useField } from 'formik'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PACKAGES_PER_PROVIDER } from '@shared/limits'
import { ownFieldMessages, ownFormMessages } from '@/i18n/messages/ownProviderForm'
import { UndoNotice } from '@/ui/feedback/UndoNotice'
import { moveEntry } from '@/lib/moveEntry'
import { createPackage, type PackageValues } from './detailsValues'
import { Group } from './Group'
import { PackageFields } from './PackageFields'

interface RemovedPackage {
  index: number
  value: PackageValues
}

/** Up to five packages, in the order in which couples see them. */
export function PackagesField() {
  const intl = useIntl()
  const [{ value: packages }, , { setValue }] = useField<PackageValues[]>('packages')
  const [removed, setRemoved] = useState<RemovedPackage | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const isFull = packages.length >= PACKAGES_PER_PROVIDER

  const remove = (index: number) => {
    setRemoved({ index, value: packages[index]! })
    void setValue(packages.toSpliced(index, 1))
    // The pressed button is gone.
    addButton.current?.focus()
  }
  const putBack = ({ index, value }: RemovedPackage) => void setValue(packages.toSpliced(index, 0, value))

  return (
    <Group title={ownFieldMessages.packages} lead={ownFormMessages.packagesLead}>
      {packages.map(({ key }, index) => (
        <Paper key={key} variant="outlined" sx={{ padding: { xs: 2, sm: 3 } }}>
          <PackageFields
            index={index}
            isLast={index === packages.length - 1}
            onMove={(step) => {
              void setValue(moveEntry(packages, index, index + step))
              return true
            }}
            onRemove={() => remove(index)}
          />
        </Paper>
      ))}
      <Stack sx={{ alignItems: 'flex-start' }}>
        <Button
          ref={addButton}
          variant="outlined"
          startIcon={<AddIcon />}
          aria-disabled={isFull || undefined}
          onClick={() => !isFull && void setValue([...packages, createPackage()])}
        >
          <FormattedMessage {...ownFormMessages.addPackage} />
        </Button>
      </Stack>
      {removed && (
        <UndoNotice
          text={intl.formatMessage(ownFormMessages.packageRemoved)}
          onUndo={() => putBack(removed)}
          onClose={() => setRemoved(null)}
        />
      )}
    </Group>
  )
}
