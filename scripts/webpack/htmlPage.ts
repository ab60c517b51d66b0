import { resolve } from 'node:path'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import { tokenRules } from '../../src/theme/tokenRules.ts'
import { palette } from '../../src/theme/tokens.ts'
import { root } from '../lib/run.ts'

interface HtmlPage {
  filename: string
  /** The entry that the page loads. */
  chunk: string
  /** By default the page of the site. */
  template?: string
}

/** Webpack plugin that writes a page which loads one entry. */
export const createHtmlPage = ({ filename, chunk, template = 'src/app/page.html' }: HtmlPage) =>
  new HtmlWebpackPlugin({
    template: resolve(root, template),
    filename,
    chunks: [chunk],
    scriptLoading: 'defer',
    templateParameters: { tokenRules, themeColor: palette.paper },
  })
