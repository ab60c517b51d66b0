import Box from '@mui/material/Box'
import { FormattedMessage } from 'react-intl'
import type { OwnProvider } from '@/api/providers'
import { providerProfileMessages } from '@/i18n/messages/providerProfile'
import { palette, radius } from '@/theme/tokens'
import { LinkButton } from '@/ui/button/LinkButton'
import { ownProviderPath } from '@shared/routes'

/** Tells the owner of an entry that it is theirs, and leads to its form. */
export const OwnerBar = ({ provider: { id, status } }: { provider: OwnProvider }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: 2,
      paddingBlock: 0.5,
      paddingInlineStart: 2,
      marginBlockEnd: 3,
      border: `1px solid ${palette.line}`,
      borderRadius: `${radius.control}px`,
      backgroundColor: palette.hennaWash,
    }}
  >
    <FormattedMessage {...providerProfileMessages.ownEntry} values={{ status }} />
    <LinkButton to={ownProviderPath('edit', id)}>
      <FormattedMessage {...providerProfileMessages.editEntry} />
    </LinkButton>
  </Box>
)
