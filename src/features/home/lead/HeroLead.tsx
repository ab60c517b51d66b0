import { useState, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { errorMessages } from '@/i18n/messages/site'
import { paths } from '@shared/routes'
import { useLazyComponent } from '@/ui/useLazyComponent'
import { homeMessages } from '@/i18n/messages/home'
import { LeadButton } from './LeadButton'
import styles from './LeadForm.module.css'
import { LEAD_FIELDS, LeadInput, getLeadFieldId, type LeadFieldName, type LeadValues } from './LeadInput'
import type { LeadFormProps } from './LeadForm'

const loadForm = () => import(/* webpackChunkName: "home-pair" */ './LeadForm')

const getTyped = (form: HTMLFormElement): LeadValues => {
  const getValue = (name: LeadFieldName) => (form.elements.namedItem(getLeadFieldId(name)) as HTMLInputElement).value
  return { email: getValue('email'), phone: getValue('phone') }
}

/**
 * The hero's e-mail and phone (specification §2). The home page starts with plain inputs; the form (Formik, Yup, the
 * call) is loaded at the first focus and replaces them at submit, so that nothing changes while the visitor types.
 */
export function HeroLead({ onSubmitted }: Pick<LeadFormProps, 'onSubmitted'>) {
  const intl = useIntl()
  const { Component, failed, load } = useLazyComponent(loadForm)
  const [sentValues, setSentValues] = useState<LeadValues | null>(null)
  const waiting = sentValues !== null && !failed

  if (Component && sentValues) return <Component typed={sentValues} onSubmitted={onSubmitted} />

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (waiting) return
    setSentValues(getTyped(event.currentTarget))
    void load()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of any input loads the form
    <form
      action={paths.register}
      noValidate
      onSubmit={submit}
      onFocus={() => void (Component ?? load())}
      aria-label={intl.formatMessage(homeMessages.pairTitle)}
      className={styles.form}
    >
      {LEAD_FIELDS.map((kind) => (
        <LeadInput key={kind} kind={kind} />
      ))}
      <LeadButton isBusy={waiting} />
      {failed && sentValues && (
        <p role="alert" className={styles.formError}>
          <FormattedMessage {...errorMessages.network} />
        </p>
      )}
    </form>
  )
}
