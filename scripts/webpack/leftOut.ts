import { resolve } from 'node:path'
import webpack, { type WebpackPluginInstance } from 'webpack'
import { root } from '../lib/run.ts'

const stub = (name: string): string => resolve(root, 'src/theme/leftOut', name)

/**
 * Parts of Material UI that nothing here uses and that its own modules bring along: the ripple, which the theme switches off,
 * themes of CSS variables, and the circle of a loading button. Ten kilobytes of the first page's scripts.
 */
const parts = [
  { request: /^\.\/TouchRipple\.mjs$/, issuer: /./, by: stub('nothing.ts') },
  { request: /\/CircularProgress\/index\.mjs$/, issuer: /(Icon)?Button\.mjs$/, by: stub('nothing.ts') },
  { request: /^\.\/createThemeWithVars\.mjs$/, issuer: /createTheme\.mjs$/, by: stub('cssVariables.ts') },
  { request: /^\.\/ThemeProviderWithVars\.mjs$/, issuer: /ThemeProvider\.mjs$/, by: stub('cssVariables.ts') },
]

/** Puts stubs in their places. */
export const leaveOut = (): WebpackPluginInstance[] =>
  parts.map(
    ({ request, issuer, by }) =>
      new webpack.NormalModuleReplacementPlugin(request, (resource: { request: string; contextInfo: { issuer: string } }) => {
        if (resource.contextInfo.issuer.includes('@mui') && issuer.test(resource.contextInfo.issuer)) resource.request = by
      }),
  )
