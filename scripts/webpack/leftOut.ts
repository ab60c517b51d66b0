import { resolve } from 'node:path'
import webpack, { type WebpackPluginInstance } from 'webpack'
import { root } from '../lib/run.ts'

const resolveStub = (name: string): string => resolve(root, 'src/theme/leftOut', name)

/**
 * Unused parts of Material UI that its own modules import: the ripple, which the theme disables, themes with CSS variables, and the spinner
 * of a loading button. Saves 10 KB of scripts on the first page.
 */
const parts = [
  { request: /^\.\/TouchRipple\.mjs$/, issuer: /./, by: resolveStub('nothing.ts') },
  { request: /\/CircularProgress\/index\.mjs$/, issuer: /(Icon)?Button\.mjs$/, by: resolveStub('nothing.ts') },
  { request: /^\.\/createThemeWithVars\.mjs$/, issuer: /createTheme\.mjs$/, by: resolveStub('cssVariables.ts') },
  { request: /^\.\/ThemeProviderWithVars\.mjs$/, issuer: /ThemeProvider\.mjs$/, by: resolveStub('cssVariables.ts') },
]

/** @returns plugins that replace the parts by stubs */
export const leaveOut = (): WebpackPluginInstance[] =>
  parts.map(
    ({ request, issuer, by }) =>
      new webpack.NormalModuleReplacementPlugin(
        request,
        (resource: { request: string; contextInfo: { issuer: string } }) => {
          if (resource.contextInfo.issuer.includes('@mui') && issuer.test(resource.contextInfo.issuer))
            resource.request = by
        },
      ),
  )
