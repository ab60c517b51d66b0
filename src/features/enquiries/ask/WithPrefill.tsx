import { useEffect, type ReactNode } from 'react'
import { useLazyComponent } from '@/ui/useLazyComponent'
import { AskSkeleton } from './AskSkeleton'
import { blankAsk } from './askValues'
import type { Prefill } from './prefill'

/** For an account; visitors load no code of weddings. */
const loadAccount = () => import(/* webpackChunkName: "ask-account" */ './AccountPrefill')

interface WithPrefillProps {
  isSignedIn: boolean
  children: (prefill: Prefill) => ReactNode
}

/** Shows the form once what the account knows is loaded, or could not be. */
export function WithPrefill({ isSignedIn, children }: WithPrefillProps) {
  const { Component: AccountPrefill, failed, load } = useLazyComponent(loadAccount)
  useEffect(() => {
    if (isSignedIn) void load()
  }, [isSignedIn, load])
  if (!isSignedIn || failed) return children({ values: blankAsk })
  return AccountPrefill ? <AccountPrefill>{children}</AccountPrefill> : <AskSkeleton />
}
