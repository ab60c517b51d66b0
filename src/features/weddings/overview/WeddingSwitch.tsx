import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { dashboardMessages } from '@/i18n/messages/dashboard'
import { LabelledSelect } from '@/ui/fields/LabelledSelect'
import { WeddingOption } from './WeddingOption'
import type { WeddingSwitchProps } from './weddingSwitchProps'

/** As many as a menu shows without scrolling on a phone. */
const MENU_MAX = 8

/** Few accounts have so many weddings: the others do not load it. */
const WeddingSearch = lazy(() => import(/* webpackChunkName: "wedding-search" */ './WeddingSearch'))

/** Chooses one of several weddings, from a menu or, of many, by search; nothing for one. */
export function WeddingSwitch(props: WeddingSwitchProps) {
  if (props.weddings.length < 2) return null
  return (
    <Box sx={{ maxInlineSize: { sm: 440 }, marginBlockEnd: 3 }}>
      {props.weddings.length > MENU_MAX ? (
        <Suspense fallback={<Skeleton variant="rounded" height={56} aria-busy />}>
          <WeddingSearch {...props} />
        </Suspense>
      ) : (
        <WeddingMenu {...props} />
      )}
    </Box>
  )
}

function WeddingMenu({ weddings, selectedId, onSelect }: WeddingSwitchProps) {
  const intl = useIntl()
  return (
    <LabelledSelect
      label={intl.formatMessage(dashboardMessages.switch)}
      value={selectedId}
      onChange={onSelect}
      options={weddings.map((wedding) => ({ value: wedding.id, label: <WeddingOption wedding={wedding} /> }))}
    />
  )
}
