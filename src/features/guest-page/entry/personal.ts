/** The script of the page of a personal link: that of an invitation, and the reply of the household. */
import { personalViewsPath } from '@shared/routes'
import { reportView } from '@/lib/reportView'
import { attachReply } from '../personal/attachReply'
import { readPageOptions, startPage } from './startPage'

const root = document.getElementById('root')
const [, , token = ''] = location.pathname.split('/')
if (root && root.querySelector('[data-island="reply"]')) {
  startPage(root, {
    ...readPageOptions(),
    islands: { reply: attachReply },
  })
  const isFromCard = new URLSearchParams(location.search).get('via') === 'card'
  reportView(personalViewsPath(token), { source: isFromCard ? 'card' : 'link' })
}
