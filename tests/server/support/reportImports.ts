/** Loaded with `--import`: writes the specifier of each import of an OpenTelemetry package to standard error. */
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, nextResolve) => {
    // prom-client loads the API package, which does nothing without the SDK.
    if (/^@opentelemetry\/(?!api$)/.test(specifier)) process.stderr.write(`imported ${specifier}\n`)
    return nextResolve(specifier, context)
  },
})
