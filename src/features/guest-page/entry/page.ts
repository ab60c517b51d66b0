/**
 * The script of a rendered invitation: what moves by itself, the switch of language without a reload, a newer version
 * after a time in the background, and the notice about changes. The page is complete without it. It contains neither
 * React nor a store (docs/decisions/0012-guest-page.md).
 */
import { openViewsPath } from '@shared/routes'
import { reportView } from '@/lib/reportView'
import { findNoticeHost } from './noticeHost'
import { readPageOptions, startPage } from './startPage'

const root = document.getElementById('root')
if (root) {
  startPage(root, readPageOptions())
  const slug = findNoticeHost(root)?.dataset['slug']
  if (slug) reportView(openViewsPath(slug))
}
