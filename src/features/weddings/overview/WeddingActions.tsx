import AddIcon from '@mui/icons-material/AddOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import EventIcon from '@mui/icons-material/EventOutlined'
import MembersIcon from '@mui/icons-material/GroupOutlined'
import ProvidersIcon from '@mui/icons-material/StorefrontOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths, weddingPath } from '@shared/routes'
import { getWeddingRights } from '@shared/weddingRights'
import { useDeleteWeddingMutation, type Wedding } from '@/api/weddings'
import { dashboardMessages, guestCardMessages } from '@/i18n/messages/dashboard'
import { weddingDeleteMessages } from '@/i18n/messages/weddings'
import { MoreMenu } from '@/ui/MoreMenu'
import type { MenuTool } from '@/ui/ToolMenu'
import { DeleteDialog } from '../DeleteDialog'
import { NewWeddingDialog } from '../form/NewWeddingDialog'
import { WeddingDialog } from '../form/WeddingDialog'

interface WeddingActionsProps {
  wedding: Wedding
  /** Whether it has neither invitations nor families. */
  isEmpty: boolean
  onCreated: (wedding: Wedding) => void
  onDeleted: () => void
}

/** Leads to the days and halls of a wedding, to its members and to the providers; adds another one. Its owners edit it, and delete an empty one. */
export function WeddingActions({ wedding, isEmpty, onCreated, onDeleted }: WeddingActionsProps) {
  const [dialog, setDialog] = useState<'edit' | 'new' | 'delete' | null>(null)
  const close = () => setDialog(null)
  const { canManageWedding } = getWeddingRights(wedding)
  const tools: MenuTool[] = [
    {
      key: 'members',
      label: <FormattedMessage {...dashboardMessages.members} />,
      icon: <MembersIcon />,
      target: weddingPath('members', wedding.id),
    },
    {
      key: 'providers',
      label: <FormattedMessage {...dashboardMessages.myProviders} />,
      icon: <ProvidersIcon />,
      target: paths.myProviders,
    },
    {
      key: 'new',
      label: <FormattedMessage {...dashboardMessages.new} />,
      icon: <AddIcon />,
      target: () => setDialog('new'),
    },
  ]
  if (canManageWedding)
    tools.splice(1, 0, {
      key: 'edit',
      label: <FormattedMessage {...dashboardMessages.edit} />,
      icon: <EditIcon />,
      target: () => setDialog('edit'),
    })
  if (canManageWedding && isEmpty)
    tools.push({
      key: 'delete',
      label: <FormattedMessage {...dashboardMessages.delete} />,
      icon: <DeleteIcon color="error" />,
      target: () => setDialog('delete'),
    })
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component={Link} to={weddingPath('events', wedding.id)} variant="outlined" startIcon={<EventIcon />}>
          <FormattedMessage {...guestCardMessages.events} />
        </Button>
        <MoreMenu tools={tools} />
      </Box>
      {dialog === 'edit' && <WeddingDialog wedding={wedding} onSaved={close} onClose={close} />}
      {dialog === 'new' && <NewWeddingDialog onSaved={onCreated} onClose={close} />}
      {dialog === 'delete' && <DeleteWeddingDialog wedding={wedding} onDeleted={onDeleted} onClose={close} />}
    </>
  )
}

interface DeleteWeddingDialogProps {
  wedding: Wedding
  onDeleted: () => void
  onClose: () => void
}

function DeleteWeddingDialog({ wedding, ...dialog }: DeleteWeddingDialogProps) {
  const [remove, { isLoading, error }] = useDeleteWeddingMutation()
  return (
    <DeleteDialog
      {...dialog}
      name={wedding.title}
      text={weddingDeleteMessages.text}
      inUse={weddingDeleteMessages.inUse}
      isBusy={isLoading}
      error={error}
      remove={async () => remove({ weddingId: wedding.id })}
    />
  )
}
