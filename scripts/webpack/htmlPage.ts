import { resolve } from 'node:path'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import { tokenRules } from '../../src/theme/tokenRules.ts'
import { palette } from '../../src/theme/tokens.ts'
import { root } from '../lib/run.ts'

interface HtmlPage {
  filename: string
  /** The entry that the page loads. */
  chunk: string
  /** The operator's console is not indexed, and needs no configuration of the site. */
  isConsole?: boolean
}

/** Webpack plugin that writes a page which loads one entry. */
export const createHtmlPage = ({ filename, chunk, isConsole = false }: HtmlPage) =>
  new HtmlWebpackPlugin({
    template: resolve(root, 'src/app/page.html'),
    filename,
    chunks: [chunk],
    scriptLoading: 'defer',
    templateParameters: { tokenRules, themeColor: palette.paper, isConsole },
  })
