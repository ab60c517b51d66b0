import Box from '@mui/material/Box'
import type { Invitation } from '@/api'
import type { Event, Wedding } from '@/api/weddings'
import { findTranslationLanguage } from '../plan'
import { ChangePlans } from './ChangePlans'

interface PlansOfWeddingProps {
  wedding: Wedding
  events: readonly Event[]
  invitations: readonly Invitation[]
}

/** The change of plans, once the wedding has a day or a place. */
export function PlansOfWedding({ wedding, events, invitations }: PlansOfWeddingProps) {
  const day = events.find(({ kind }) => kind === 'wedding')
  if (!day || (day.date === undefined && day.place === undefined)) return null
  return (
    <Box sx={{ marginBlockEnd: 3 }}>
      <ChangePlans
        wedding={wedding}
        events={events}
        day={day}
        hasInvitation={invitations.length > 0}
        translationLanguage={findTranslationLanguage(wedding, events, invitations)}
      />
    </Box>
  )
}
