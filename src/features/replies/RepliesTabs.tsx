import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { repliesPageMessages } from '@/i18n/messages/replies'

const SECTIONS = ['replies', 'wishes', 'requests'] as const
export type Section = (typeof SECTIONS)[number]

/** The query parameter of the section. */
const SECTION_PARAMETER = 'tab'

/** @returns the sections that a member has: owners decide on requests */
const listSections = (hasRequests: boolean): readonly Section[] =>
  hasRequests ? SECTIONS : SECTIONS.filter((section) => section !== 'requests')

/** @returns the section in the address, and a function that changes it */
export function useSection(hasRequests: boolean): [Section, (section: Section) => void] {
  const [parameters, setParameters] = useSearchParams()
  const section = listSections(hasRequests).find((one) => one === parameters.get(SECTION_PARAMETER)) ?? 'replies'
  return [section, (next) => setParameters({ [SECTION_PARAMETER]: next }, { replace: true })]
}

interface RepliesTabsProps {
  section: Section
  hasRequests: boolean
  pendingRequests: number
  onSection: (section: Section) => void
  /** The selected section. */
  children: ReactNode
}

/** The sections of the page as tabs. */
export function RepliesTabs({ section, hasRequests, pendingRequests, onSection, children }: RepliesTabsProps) {
  const intl = useIntl()
  const id = useId()
  const formatLabel = (one: Section) => {
    const label = intl.formatMessage(repliesPageMessages[one])
    if (one !== 'requests' || pendingRequests === 0) return label
    return intl.formatMessage(repliesPageMessages.tabCount, { label, count: pendingRequests })
  }
  return (
    <div>
      <Tabs
        value={section}
        onChange={(_event, next: Section) => onSection(next)}
        aria-label={intl.formatMessage(repliesPageMessages.sections)}
        sx={{ marginBlockEnd: 2.5, borderBlockEnd: 1, borderColor: 'divider' }}
      >
        {listSections(hasRequests).map((one) => (
          <Tab key={one} value={one} id={`${id}-${one}`} aria-controls={`${id}-panel`} label={formatLabel(one)} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${section}`}>
        {children}
      </Box>
    </div>
  )
}
