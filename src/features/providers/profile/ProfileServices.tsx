import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { ServiceCategory } from '@/api'
import { profileMessages } from '@/i18n/messages/providers'
import { palette } from '@/theme/tokens'
import text from '@/ui/text.module.css'
import { directoryPath } from '@shared/routes'
import { findCategory } from '../categories/categories'
import { CategoryEmblem } from '../categories/CategoryEmblem'

const service = {
  display: 'flex',
  alignItems: 'center',
  gap: 2.5,
  paddingBlock: 2,
  color: palette.ink,
  textDecoration: 'none',
  borderBlockEnd: `1px solid ${palette.line}`,
  'a&:hover': { color: palette.henna },
} as const

interface ProfileServicesProps {
  serviceClasses: readonly ServiceCategory[]
  /** Whether each category leads to the directory. */
  hasLinks: boolean
}

/** A provider's categories. */
export function ProfileServices({ serviceClasses, hasLinks }: ProfileServicesProps) {
  const knownCategories = serviceClasses.flatMap((value) => findCategory(value) ?? [])
  return (
    <section>
      <h2 className={text.h3}>
        <FormattedMessage {...profileMessages.services} />
      </h2>
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0, marginBlockStart: 1 }}>
        {knownCategories.map(({ value, label, description }) => (
          <li key={value}>
            <Box {...(hasLinks ? { component: Link, to: directoryPath(value) } : {})} sx={service}>
              <CategoryEmblem of={value} width={52} />
              <span>
                <Typography component="span" sx={{ display: 'block', fontWeight: 500 }}>
                  <FormattedMessage {...label} />
                </Typography>
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  <FormattedMessage {...description} />
                </Typography>
              </span>
            </Box>
          </li>
        ))}
      </Box>
    </section>
  )
}
