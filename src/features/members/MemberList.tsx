import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode, RefObject } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import type { Member } from '@/api/weddings'
import { membersMessages } from '@/i18n/messages/members'
import { MemberRow, type MemberActions } from './MemberRow'

interface MemberSectionProps {
  title: MessageDescriptor
  /** The heading, which takes the focus when the row that had it is gone. */
  headingRef?: RefObject<HTMLHeadingElement | null> | undefined
  children: ReactNode
}

/** A card with a title and rows. */
export const MemberSection = ({ title, headingRef, children }: MemberSectionProps) => (
  <Paper component="section" sx={{ padding: { xs: 2.5, sm: 3 } }}>
    <Typography ref={headingRef} component="h2" variant="h3" tabIndex={-1} sx={{ outline: 'none' }}>
      <FormattedMessage {...title} />
    </Typography>
    {children}
  </Paper>
)

/** The list inside such a card. */
export const RowList = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ padding: 0, margin: 0, listStyle: 'none' }}>
    {children}
  </Box>
)

interface MemberListProps {
  members: readonly Member[]
  /** Of an owner. */
  actions?: MemberActions
  headingRef?: RefObject<HTMLHeadingElement | null>
}

/** Who is in a wedding. */
export const MemberList = ({ members, actions, headingRef }: MemberListProps) => (
  <MemberSection title={membersMessages.list} headingRef={headingRef}>
    <RowList>
      {members.map((member) => (
        <MemberRow key={member.id} member={member} actions={actions} />
      ))}
    </RowList>
    {members.length === 1 && (
      <Typography sx={{ color: 'text.secondary', marginBlockStart: 2 }}>
        <FormattedMessage {...membersMessages.alone} />
      </Typography>
    )}
  </MemberSection>
)
