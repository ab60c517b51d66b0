/** Stands in for Material UI's themes of CSS variables (scripts/webpack/leftOut.ts). Our themes have none. */
export default function createThemeWithVars(): never {
  throw new Error('Themes of CSS variables are left out of the build: scripts/webpack/leftOut.ts')
}

export const CssVarsProvider = createThemeWithVars
