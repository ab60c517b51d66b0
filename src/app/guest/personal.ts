/** The script of the page of a personal link: that of an invitation, and the reply of the household. */
import { API_PREFIX } from '@shared/limits'
import { attachReply } from '@/features/invitation/personal/attachReply'
import { reportView } from './reportView'
import { readPageOptions, startPage } from './startPage'

const root = document.getElementById('root')
const [, , token = ''] = location.pathname.split('/')
if (root && root.querySelector('[data-island="reply"]')) {
  const link = `${API_PREFIX}/links/${token}`
  startPage(root, { ...readPageOptions(), islands: { reply: (card) => attachReply(card, link) } })
  const isFromCard = new URLSearchParams(location.search).get('via') === 'card'
  reportView(`${link}/views`, { source: isFromCard ? 'card' : 'link' })
}
