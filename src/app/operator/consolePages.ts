import AccountsIcon from '@mui/icons-material/ManageAccountsOutlined'
import LeadsIcon from '@mui/icons-material/PersonAddAltOutlined'
import LinksIcon from '@mui/icons-material/LinkOutlined'
import LogIcon from '@mui/icons-material/HistoryOutlined'
import MailsIcon from '@mui/icons-material/OutboxOutlined'
import MessagesIcon from '@mui/icons-material/ForumOutlined'
import NewsletterIcon from '@mui/icons-material/CampaignOutlined'
import OverviewIcon from '@mui/icons-material/DashboardOutlined'
import ReviewsIcon from '@mui/icons-material/StarOutlineRounded'
import ProvidersIcon from '@mui/icons-material/StorefrontOutlined'
import type { MessageDescriptor } from 'react-intl'
import type { OperatorOverview } from '@/api/operator'
import { consolePaths } from '@/features/operator/common/consolePaths'
import { consolePageMessages } from '@/i18n/messages/operator'

interface ConsolePage {
  path: string
  label: MessageDescriptor
  Icon: typeof OverviewIcon
  /** The queue whose count is shown beside it. */
  queue?: keyof OperatorOverview['queues']
}

/** The pages of the console in the order of the navigation. */
export const consolePages: readonly ConsolePage[] = [
  { path: consolePaths.overview, label: consolePageMessages.overview, Icon: OverviewIcon },
  { path: consolePaths.providers, label: consolePageMessages.providers, Icon: ProvidersIcon, queue: 'providers' },
  { path: consolePaths.reviews, label: consolePageMessages.reviews, Icon: ReviewsIcon, queue: 'reviews' },
  { path: consolePaths.messages, label: consolePageMessages.messages, Icon: MessagesIcon, queue: 'messages' },
  { path: consolePaths.leads, label: consolePageMessages.leads, Icon: LeadsIcon },
  { path: consolePaths.newsletter, label: consolePageMessages.newsletter, Icon: NewsletterIcon },
  { path: consolePaths.links, label: consolePageMessages.links, Icon: LinksIcon },
  { path: consolePaths.accounts, label: consolePageMessages.accounts, Icon: AccountsIcon },
  { path: consolePaths.mails, label: consolePageMessages.mails, Icon: MailsIcon, queue: 'mails' },
  { path: consolePaths.log, label: consolePageMessages.log, Icon: LogIcon },
]
