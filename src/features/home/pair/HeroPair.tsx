import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { errorMessages } from '@/i18n/messages/site'
import { paths } from '@shared/routes'
import { useLateComponent } from '@/ui/useLateComponent'
import { homeMessages } from '@/i18n/messages/home'
import * as look from './pairLook'
import { PAIR, PairInput, pairId, type PairName, type PairValues } from './PairInput'
import type { PairFormProps } from './PairForm'

const loadForm = () => import(/* webpackChunkName: "home-pair" */ './PairForm')

const typedIn = (form: HTMLFormElement): PairValues => {
  const valueOf = (name: PairName) => (form.elements.namedItem(pairId(name)) as HTMLInputElement).value
  return { email: valueOf('email'), phone: valueOf('phone') }
}

/**
 * The hero's e-mail and phone (specification §2). The front page starts with plain inputs; the form behind them (Formik,
 * Yup, the call) is fetched at the first focus and takes over when it is sent, so that nothing changes under a typing hand.
 */
export function HeroPair({ onLeft }: Pick<PairFormProps, 'onLeft'>) {
  const intl = useIntl()
  const { Late, failed, ask } = useLateComponent(loadForm)
  const [typed, setTyped] = useState<PairValues | null>(null)
  const waiting = typed !== null && !failed

  if (Late && typed) return <Late typed={typed} onLeft={onLeft} />

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (waiting) return
    setTyped(typedIn(event.currentTarget))
    void ask()
  }
  return (
    <Box component="form" action={paths.register} noValidate onSubmit={submit} onFocus={() => void (Late ?? ask())} aria-label={intl.formatMessage(homeMessages.pairTitle)} sx={look.form}>
      {PAIR.map((kind) => (
        <PairInput key={kind} kind={kind} />
      ))}
      <Button type="submit" variant="outlined" size="large" disabled={waiting} sx={look.button}>
        <FormattedMessage {...(waiting ? homeMessages.beginning : homeMessages.begin)} />
      </Button>
      {failed && typed && (
        <Box component="p" role="alert" sx={[look.error, look.whole]}>
          <FormattedMessage {...errorMessages.network} />
        </Box>
      )}
    </Box>
  )
}
