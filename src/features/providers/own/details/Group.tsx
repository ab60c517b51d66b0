import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'

interface GroupProps {
  title: MessageDescriptor
  lead?: MessageDescriptor
  children: ReactNode
}

/** Fields that belong together, under their title. */
export function Group({ title, lead, children }: GroupProps) {
  const titleId = useId()
  return (
    <Stack role="group" aria-labelledby={titleId} spacing={3} sx={{ paddingBlockStart: 2 }}>
      <div>
        <Typography id={titleId} variant="h4" component="h3">
          <FormattedMessage {...title} />
        </Typography>
        {lead && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...lead} />
          </Typography>
        )}
      </div>
      {children}
    </Stack>
  )
}
