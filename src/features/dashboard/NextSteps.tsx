import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUncheckedOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { Link as RouterLink } from 'react-router-dom'
import { paths, weddingPath } from '@shared/routes'
import { nextStepMessages } from '@/i18n/messages/dashboard'
import { standaloneLink } from '@/ui/standaloneLink'

/** The couple's progress; providers are always offered. */
export interface Progress {
  hasInvitation: boolean
  hasPlan: boolean
  hasHouseholds: boolean
  hasWholeProfile: boolean
  hasWishes: boolean
}

interface Step {
  title: MessageDescriptor
  text: MessageDescriptor
  done: boolean
  /** A page, or an action; undefined while it is not possible yet. */
  target: string | (() => void) | undefined
}

interface NextStepsProps extends Progress {
  weddingId: string
  /** Starts an invitation; undefined while the dates of the wedding are not loaded. */
  onCreate: (() => void) | undefined
}

const getSteps = ({ weddingId, onCreate, ...progress }: NextStepsProps): Step[] => [
  {
    target: onCreate,
    title: nextStepMessages.create,
    text: nextStepMessages.createText,
    done: progress.hasInvitation,
  },
  {
    target: weddingPath('events', weddingId),
    title: nextStepMessages.plan,
    text: nextStepMessages.planText,
    done: progress.hasPlan,
  },
  {
    target: weddingPath('guests', weddingId),
    title: nextStepMessages.families,
    text: nextStepMessages.familiesText,
    done: progress.hasHouseholds,
  },
  {
    target: paths.account,
    title: nextStepMessages.profile,
    text: nextStepMessages.profileText,
    done: progress.hasWholeProfile,
  },
  {
    target: paths.items,
    title: nextStepMessages.wishlist,
    text: nextStepMessages.wishlistText,
    done: progress.hasWishes,
  },
  { target: paths.directory, title: nextStepMessages.providers, text: nextStepMessages.providersText, done: false },
]

/** Beside the middle of a link of 44 px. */
const markStyle = { marginBlockStart: '10px' } as const

/** The next steps of a wedding, with those that are done (decisions, "Routes": the dashboard). */
export function NextSteps(props: NextStepsProps) {
  const intl = useIntl()
  return (
    <Paper component="section" sx={{ padding: 3 }}>
      <Typography component="h2" variant="h4">
        <FormattedMessage {...nextStepMessages.title} />
      </Typography>
      <Box
        component="ol"
        sx={{ display: 'grid', gap: 0.5, padding: 0, margin: 0, marginBlockStart: 1, listStyle: 'none' }}
      >
        {getSteps(props).map((step) => (
          <Box component="li" key={step.title.id} sx={{ display: 'flex', gap: 1.5, alignItems: 'start' }}>
            {step.done ? (
              <CheckCircle color="success" titleAccess={intl.formatMessage(nextStepMessages.done)} sx={markStyle} />
            ) : (
              <RadioButtonUnchecked color="disabled" aria-hidden sx={markStyle} />
            )}
            <div>
              <StepLink {...step} />
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <FormattedMessage {...step.text} />
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Paper>
  )
}

function StepLink({ target, title, done }: Step) {
  const look = { ...standaloneLink, fontWeight: 500, ...(done && { color: 'text.secondary' }) }
  const text = <FormattedMessage {...title} />
  if (typeof target === 'string')
    return (
      <Link component={RouterLink} to={target} sx={look}>
        {text}
      </Link>
    )
  return (
    <Link
      component="button"
      type="button"
      disabled={!target}
      onClick={target}
      sx={{ font: 'inherit', textAlign: 'start', ...look }}
    >
      {text}
    </Link>
  )
}
