import Box from '@mui/material/Box'
import { Suspense, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Outlet, useNavigate } from 'react-router-dom'
import { useLogoutMutation } from '../api'
import { paths } from '../config/paths'
import { selectIsSignedIn, signedOut } from '../features/auth/authSlice'
import { toastShown } from '../features/toast/toastSlice'
import { useAppDispatch, useAppSelector } from '../store/hooks'
import { PageSkeleton } from '../ui/feedback/PageSkeleton'
import { Footer } from '../ui/layout/Footer'
import { layoutMessages } from '../ui/layout/messages'
import { NavBar } from '../ui/layout/NavBar'
import { appMessages } from './messages'

const MAIN_ID = 'content'

const skipLink = {
  position: 'absolute',
  insetInlineStart: 16,
  insetBlockStart: -80,
  zIndex: 1200,
  padding: '12px 20px',
  backgroundColor: 'background.paper',
  '&:focus': { insetBlockStart: 12 },
} as const

/** Header, content outlet (or what is given), footer (specification §2). */
export function MainLayout({ children }: { children?: ReactNode }) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const signedIn = useAppSelector(selectIsSignedIn)
  const [logout] = useLogoutMutation()

  const signOut = async () => {
    // The device forgets the session even when the server cannot be reached.
    await logout().catch(() => undefined)
    dispatch(signedOut())
    dispatch(toastShown('info', appMessages.signedOut))
    await navigate(paths.index)
  }

  return (
    <>
      <Box component="a" href={`#${MAIN_ID}`} sx={skipLink}>
        <FormattedMessage {...layoutMessages.skip} />
      </Box>
      <NavBar
        signedIn={signedIn}
        onSignOut={() => void signOut()}
        onLocaleFailure={() => dispatch(toastShown('error', appMessages.languageFailed))}
      />
      <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ minBlockSize: '70vh', outline: 'none !important' }}>
        <Suspense fallback={<PageSkeleton />}>
          {children ?? <Outlet />}
        </Suspense>
      </Box>
      <Footer />
    </>
  )
}
