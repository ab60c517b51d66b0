import LogoutIcon from '@mui/icons-material/LogoutOutlined'
import Box from '@mui/material/Box'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDispatch } from 'react-redux'
import { isApiError, operatorBaseApi, useSignOutOperatorMutation, type OperatorSession } from '@/api/operator'
import { consoleMessages } from '@/i18n/messages/operator'
import { BusyButton } from '@/ui/fields/BusyButton'
import { LtrText } from '../common/LtrText'
import { useShowToast } from '../common/useShowToast'

/** Below this number the operator is told to ask for new recovery codes. */
const FEW_RECOVERY_CODES = 3

/** Who is signed in and until when, with sign-out. */
export function SessionPanel({ session }: { session: OperatorSession }) {
  const intl = useIntl()
  const dispatch = useDispatch()
  const showToast = useShowToast()
  const [signOut, { isLoading }] = useSignOutOperatorMutation()
  const handleClick = async () => {
    try {
      await signOut().unwrap()
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'unauthorized') {
        showToast('error', consoleMessages.signOutFailed)
        return
      }
    }
    // Nothing of the session stays in memory. The gate then fetches it again, and its 401 shows the sign-in page.
    dispatch(operatorBaseApi.util.resetApiState())
  }
  return (
    <Box sx={{ font: 'var(--body2)', '& div': { overflowWrap: 'anywhere' } }}>
      <div>
        <LtrText>{session.email}</LtrText>
      </div>
      <Box sx={{ opacity: 0.8 }}>
        <FormattedMessage
          {...consoleMessages.sessionUntil}
          values={{ time: intl.formatTime(session.expiresAt, { timeStyle: 'short' }) }}
        />
      </Box>
      {session.recoveryCodesLeft < FEW_RECOVERY_CODES && (
        <div>
          <FormattedMessage {...consoleMessages.recoveryCodesLeft} values={{ count: session.recoveryCodesLeft }} />
        </div>
      )}
      <BusyButton
        color="inherit"
        startIcon={<LogoutIcon />}
        isBusy={isLoading}
        onClick={() => void handleClick()}
        sx={{ paddingInline: 1, marginInlineStart: -1 }}
      >
        <FormattedMessage {...(isLoading ? consoleMessages.signingOut : consoleMessages.signOut)} />
      </BusyButton>
    </Box>
  )
}
