import { Compilation, type Compiler } from 'webpack'

/** Webpack plugin for entries that collect styles: their scripts, and those of their chunks, are not written. */
export class StyleEntriesPlugin {
  readonly isStyles: (chunk: string) => boolean
  constructor(isStyles: (chunk: string) => boolean) {
    this.isStyles = isStyles
  }
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('StyleEntries', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE
      compilation.hooks.processAssets.tap({ name: 'StyleEntries', stage }, () => {
        for (const { name, files } of compilation.chunks)
          if (name && this.isStyles(name))
            for (const file of files) if (file.endsWith('.js')) compilation.deleteAsset(file)
      })
    })
  }
}
