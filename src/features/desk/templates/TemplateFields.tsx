import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  findUnknownPlaceholders,
  formatPlaceholder,
  getWhatsAppLink,
  hasPlaceholder,
  PLACEHOLDERS,
  WHATSAPP_LINK_MAX_CHARACTERS,
} from '@shared/guests/messageTemplate'
import { isBlank } from '@shared/text'
import type { Household, TemplateKind } from '@/api/weddings'
import { getDirection, localeNames, locales } from '@/i18n/locales'
import { deskMessages, templateDialogMessages } from '@/i18n/messages/desk'
import { guestFieldMessages } from '@/i18n/messages/guests'
import { ChoiceField } from '@/ui/fields/ChoiceField'
import { TextField } from '@/ui/fields/TextField'
import { buildMessage, getDefaultTemplate, type MessageSource } from '../message'
import { MessagePreview } from '../MessagePreview'
import { getTextKey, TEMPLATE_MAX_CHARACTERS, type TemplateValues } from './templateValues'

const languages = locales.map((locale) => ({ value: locale, label: <span lang={locale}>{localeNames[locale]}</span> }))
const sides = (['groom', 'bride', 'both'] as const).map((side) => ({
  value: side,
  label: <FormattedMessage {...guestFieldMessages[side]} />,
}))

/** In place of a phone that the household of the preview does not have: the link of a number in Egypt. */
const SAMPLE_PHONE = '+201000000000'

interface TemplateFieldsProps {
  kind: TemplateKind
  source: MessageSource
  sample: Household
}

/** The text for a language and a side, with what it looks like for a household. */
export function TemplateFields({ kind, source, sample }: TemplateFieldsProps) {
  const intl = useIntl()
  const field = useRef<HTMLTextAreaElement>(null)
  const { values, setFieldValue } = useFormikContext<TemplateValues>()
  const { language, side, texts } = values
  const name = `texts.${getTextKey(values)}`
  const text = texts[getTextKey(values)] ?? ''
  const defaultText = getDefaultTemplate(source, { kind, language, side })
  const applied = isBlank(text) ? defaultText : text
  const message = buildMessage(source, kind, { ...sample, language, side }, applied)
  const linkLength = getWhatsAppLink(sample.phoneE164 ?? SAMPLE_PHONE, message).length

  const insert = (placeholder: string) => {
    const { current } = field
    if (!current || current.value.length + placeholder.length > TEMPLATE_MAX_CHARACTERS) return
    current.focus()
    current.setRangeText(placeholder, current.selectionStart, current.selectionEnd, 'end')
    void setFieldValue(name, current.value)
  }

  return (
    <Stack spacing={2.5} sx={{ paddingBlockStart: 1 }}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <ChoiceField
          name="language"
          label={<FormattedMessage {...templateDialogMessages.language} />}
          options={languages}
        />
        <ChoiceField name="side" label={<FormattedMessage {...templateDialogMessages.side} />} options={sides} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2.5, alignItems: 'start', gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Stack spacing={1.5}>
          <TextField
            key={name}
            name={name}
            multiline
            minRows={8}
            label={intl.formatMessage(templateDialogMessages.text)}
            helperText={intl.formatMessage(templateDialogMessages.hint)}
            slotProps={{
              htmlInput: {
                ref: field,
                lang: language,
                dir: getDirection(language),
                maxLength: TEMPLATE_MAX_CHARACTERS,
                placeholder: defaultText,
              },
            }}
          />
          <Stack direction="row" useFlexGap lang={language} sx={{ flexWrap: 'wrap', gap: 1 }}>
            {PLACEHOLDERS.map((one) => {
              const placeholder = formatPlaceholder(one, language)
              return (
                <Chip
                  key={one}
                  label={<bdi>{placeholder}</bdi>}
                  variant="outlined"
                  aria-label={intl.formatMessage(templateDialogMessages.insert, { placeholder })}
                  onClick={() => insert(placeholder)}
                />
              )
            })}
          </Stack>
          <Button
            sx={{ alignSelf: 'start' }}
            disabled={text === defaultText}
            onClick={() => void setFieldValue(name, defaultText)}
          >
            <FormattedMessage {...templateDialogMessages.restore} />
          </Button>
        </Stack>
        <Box>
          <Typography sx={{ fontWeight: 500, marginBlockEnd: 1 }}>
            <FormattedMessage {...templateDialogMessages.preview} />
          </Typography>
          <MessagePreview text={message} language={language} />
        </Box>
      </Box>
      <Warnings kind={kind} template={applied} linkLength={linkLength} />
    </Stack>
  )
}

/** What may be wrong with a text; it can be saved all the same. */
function Warnings({ kind, template, linkLength }: { kind: TemplateKind; template: string; linkLength: number }) {
  const intl = useIntl()
  const unknown = findUnknownPlaceholders(template)
  // After the wedding, or when there will be none, there is nothing to reply to.
  const lacksLink = kind !== 'thanks' && kind !== 'calledOff' && !hasPlaceholder(template, 'link')
  const names = intl.formatList(unknown.map((one) => `{${one}}`))
  return (
    <Box role="status" sx={{ display: 'grid', gap: 0.5, color: 'error.main', '&:empty': { display: 'none' } }}>
      {lacksLink && <FormattedMessage {...templateDialogMessages.noLink} tagName="p" />}
      {unknown.length > 0 && <FormattedMessage {...templateDialogMessages.unknown} values={{ names }} tagName="p" />}
      {linkLength > WHATSAPP_LINK_MAX_CHARACTERS && <FormattedMessage {...deskMessages.tooLong} tagName="p" />}
    </Box>
  )
}
