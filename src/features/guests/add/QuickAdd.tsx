import CloseIcon from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Formik, type FormikHelpers } from 'formik'
import type { CountryCode } from 'libphonenumber-js/max'
import { memo, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { object } from 'yup'
import { parseSeats } from '@shared/guests/household'
import { getPhoneCountries } from '@shared/guests/countries'
import { readPhoneNumber } from '@shared/guests/phoneNumber'
import { getWeddingRights } from '@shared/weddingRights'
import type { GuestList, Household, HouseholdInput, Side } from '@/api/weddings'
import { addGuestMessages, guestFieldMessages } from '@/i18n/messages/guests'
import { renderBdi } from '@/i18n/renderBdi'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { FormShell } from '@/ui/fields/FormShell'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { TextField } from '@/ui/fields/TextField'
import { nameRule, seatsRule, shortRule } from '@/ui/fields/householdRules'
import { findSimilar } from '@/lib/guests/findSimilar'
import { useStoreHousehold } from '@/lib/guests/useStoreHousehold'
import { HallSelect, SideSelect } from '../GuestSelects'
import { getAddForm } from './getAddForm'
import { SimilarDialog } from './SimilarDialog'

interface QuickAddValues {
  name: string
  phone: string
  /** As typed: a whole number in Latin or Arabic digits. */
  seats: string
}

const quickAddSchema = object({ name: nameRule, phone: shortRule, seats: seatsRule })
const EMPTY: QuickAddValues = { name: '', phone: '', seats: '' }

type NewHousehold = HouseholdInput & { id: string }

/** A family that waits for the decision whether it is one of those on the list. */
interface Question {
  input: NewHousehold
  similar: Household[]
}

interface QuickAddProps {
  list: GuestList
  onClose: () => void
}

/** Adds families in a row by keyboard alone: name, phone, seats, Enter, and the next name. */
export const QuickAdd = memo(function QuickAdd({ list, onClose }: QuickAddProps) {
  const intl = useIntl()
  const name = useRef<HTMLInputElement>(null)
  useEffect(() => name.current?.focus(), [])
  const { editableSides } = getWeddingRights(list.wedding)
  const ownSide = editableSides.length === 1 ? editableSides[0] : undefined
  const [side, setSide] = useState<Side>(ownSide ?? 'both')
  const [chosenHall, setHall] = useState('')
  const [question, setQuestion] = useState<Question | null>(null)
  const [added, setAdded] = useState('')
  const store = useStoreHousehold(list.wedding.id)
  /** The family that was sent and of which no response says that it is stored. */
  const attempt = useRef<NewHousehold | null>(null)
  const hallId = list.halls.some(({ id }) => id === chosenHall) ? chosenHall : (list.halls[0]?.id ?? '')

  const add = async (input: NewHousehold) => {
    attempt.current = input
    await store(input)
    attempt.current = null
    setAdded(input.name)
  }
  const startNext = ({ resetForm }: Pick<FormikHelpers<QuickAddValues>, 'resetForm'>) => {
    resetForm()
    name.current?.focus()
  }
  const { submit, failure } = useFormSubmit<QuickAddValues>(async (values, helpers) => {
    const input = keepId(buildInput(values, { side, hallId }), attempt.current)
    const found = findSimilar(list.households, { name: input.name, phoneE164: await readPhone(input.phone, list) })
    const similar = found.filter(({ id }) => id !== input.id)
    if (similar.length > 0) return setQuestion({ input, similar })
    await add(input)
    startNext(helpers)
  })

  return (
    <Paper
      component="section"
      aria-labelledby="quick-add"
      // On a phone it is the whole dialog.
      sx={{ padding: { xs: 2, sm: 3 }, borderWidth: { xs: 0, sm: 1 }, borderRadius: { xs: 0, sm: '20px' } }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', marginBlockEnd: 1 }}>
        <Typography id="quick-add" component="h2" variant="h4">
          <FormattedMessage {...addGuestMessages.title} />
        </Typography>
        <IconButton
          aria-label={intl.formatMessage(addGuestMessages.close)}
          onClick={onClose}
          data-testid="close-add"
          sx={{ inlineSize: 44, blockSize: 44 }}
        >
          <CloseIcon />
        </IconButton>
      </Box>
      <Formik initialValues={EMPTY} validationSchema={quickAddSchema} validateOnBlur={false} onSubmit={submit}>
        {(form) => (
          <FormShell failure={failure} keepAs={getAddForm(list.wedding.id)}>
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                alignItems: 'start',
                gridTemplateColumns: {
                  xs: '1fr 1fr',
                  md: ownSide === undefined ? '1.9fr 1.2fr 0.7fr 1.7fr 0.9fr auto' : '1.9fr 1.2fr 0.7fr 1.7fr auto',
                },
              }}
            >
              <TextField
                name="name"
                label={intl.formatMessage(guestFieldMessages.name)}
                helperText={intl.formatMessage(guestFieldMessages.nameHint)}
                autoComplete="off"
                sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
                slotProps={{ htmlInput: { ref: name, enterKeyHint: 'next', dir: 'auto' } }}
              />
              <TextField
                name="phone"
                type="tel"
                label={intl.formatMessage(guestFieldMessages.phone)}
                autoComplete="off"
                onFocus={() => void importPhoneNumbers()}
                slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'tel', enterKeyHint: 'next' } }}
              />
              <TextField
                name="seats"
                label={intl.formatMessage(guestFieldMessages.seats)}
                autoComplete="off"
                slotProps={{ htmlInput: { inputMode: 'numeric', enterKeyHint: 'done' } }}
              />
              <HallSelect halls={list.halls} value={hallId} onChange={setHall} />
              {ownSide === undefined && <SideSelect value={side} onChange={setSide} />}
              <SubmitButton
                busyLabel={<FormattedMessage {...addGuestMessages.add} />}
                sx={{ minBlockSize: 56, gridColumn: { xs: '1 / -1', md: 'auto' } }}
              >
                <FormattedMessage {...addGuestMessages.add} />
              </SubmitButton>
            </Box>
            {question && (
              <SimilarDialog
                similar={question.similar}
                onAdd={async () => {
                  await add(question.input)
                  setQuestion(null)
                  startNext(form)
                }}
                onCancel={() => setQuestion(null)}
              />
            )}
          </FormShell>
        )}
      </Formik>
      <Typography role="status" variant="body2" sx={{ marginBlockStart: 1.5, color: 'text.secondary' }}>
        {added === '' ? (
          <FormattedMessage {...addGuestMessages.hint} />
        ) : (
          <FormattedMessage {...addGuestMessages.added} values={{ name: added, bdi: renderBdi }} />
        )}
      </Typography>
    </Paper>
  )
})

function buildInput(values: QuickAddValues, { side, hallId }: { side: Side; hallId: string }): NewHousehold {
  const allowed = parseSeats(values.seats) ?? 0
  const phone = values.phone.trim()
  return {
    id: crypto.randomUUID(),
    name: values.name.trim(),
    side,
    ...(phone === '' ? {} : { phone }),
    seats: hallId !== '' && allowed > 0 ? [{ hallId, allowed }] : [],
  }
}

/** @returns the family under the id of an earlier attempt to add it; one with another name and phone is another family */
function keepId(input: NewHousehold, attempt: NewHousehold | null): NewHousehold {
  const isSame =
    attempt !== null && (attempt.name === input.name || (attempt.phone !== undefined && attempt.phone === input.phone))
  return isSame ? { ...input, id: attempt.id } : input
}

/** @returns the library of phone numbers, a quarter of the page's scripts; null when it cannot be loaded */
const importPhoneNumbers = () =>
  import(/* webpackChunkName: "phone-numbers" */ 'libphonenumber-js/max').catch(() => null)

/** @returns the international form of a typed phone, by which families are compared; null when it is unknown */
async function readPhone(phone: string | undefined, { wedding }: GuestList): Promise<string | null> {
  const library = phone === undefined ? null : await importPhoneNumbers()
  if (!library || phone === undefined) return null
  const countries = getPhoneCountries(wedding.timeZone) as [CountryCode]
  return readPhoneNumber(library.parsePhoneNumberFromString, phone, countries)?.e164 ?? null
}
