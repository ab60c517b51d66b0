import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useField } from 'formik'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import {
  memberFormMessages,
  memberKindMessages,
  memberLabelMessages,
  memberRightsMessages,
} from '@/i18n/messages/members'
import { ChoiceField } from '@/ui/fields/ChoiceField'
import { TextField } from '@/ui/fields/TextField'
import { MEMBER_KINDS, type MemberKind } from './memberKinds'

const SUGGESTIONS: Record<MemberKind, readonly MessageDescriptor[]> = {
  owner: [memberLabelMessages.groom, memberLabelMessages.bride],
  groom: [memberLabelMessages.groomMother, memberLabelMessages.groomFather, memberLabelMessages.groomSister],
  bride: [memberLabelMessages.brideMother, memberLabelMessages.brideFather, memberLabelMessages.brideSister],
  planner: [memberLabelMessages.planner, memberLabelMessages.friend],
  viewer: [memberLabelMessages.groomMother, memberLabelMessages.brideMother, memberLabelMessages.friend],
}

/** Role and label. @param props.hasOwner whether one of the couple can be chosen */
export function MemberFields({ hasOwner }: { hasOwner: boolean }) {
  const intl = useIntl()
  const [{ value: chosen }] = useField<MemberKind>('kind')
  const kinds = MEMBER_KINDS.filter((kind) => hasOwner || kind !== 'owner')
  return (
    <>
      <ChoiceField
        name="kind"
        isStacked
        label={<FormattedMessage {...memberFormMessages.kind} />}
        options={kinds.map((value) => ({ value, label: <KindOption kind={value} isChosen={value === chosen} /> }))}
      />
      <div>
        <TextField
          name="label"
          label={intl.formatMessage(memberFormMessages.label)}
          helperText={intl.formatMessage(memberFormMessages.labelHint)}
          autoComplete="off"
          slotProps={{ htmlInput: { dir: 'auto', enterKeyHint: 'done' } }}
        />
        <Suggestions />
      </div>
    </>
  )
}

const KindOption = ({ kind, isChosen }: { kind: MemberKind; isChosen: boolean }) => (
  <Box component="span" sx={{ flex: 1, paddingBlock: 0.5, textAlign: 'start', textTransform: 'none' }}>
    <Box component="span" sx={{ display: 'block', fontWeight: 600, color: isChosen ? 'inherit' : 'text.primary' }}>
      <FormattedMessage {...memberKindMessages[kind]} />
    </Box>
    <Box component="span" sx={{ display: 'block', fontSize: '0.875rem', fontWeight: 400, color: 'text.secondary' }}>
      <FormattedMessage {...memberRightsMessages[kind]} />
    </Box>
  </Box>
)

/** Labels that a press fills in. */
function Suggestions() {
  const intl = useIntl()
  const [{ value: kind }] = useField<MemberKind>('kind')
  const [{ value: label }, , { setValue }] = useField<string>('label')
  return (
    <Box
      role="group"
      aria-label={intl.formatMessage(memberFormMessages.suggestions)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}
    >
      {SUGGESTIONS[kind].map((message) => {
        const text = intl.formatMessage({ id: message.id })
        return (
          <Chip
            key={message.id}
            label={text}
            variant={text === label ? 'filled' : 'outlined'}
            onClick={() => void setValue(text)}
            sx={{ blockSize: 44, borderRadius: '22px', paddingInline: 0.5 }}
          />
        )
      })}
    </Box>
  )
}
