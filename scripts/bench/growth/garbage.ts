import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
// After some collections V8 discards the bytecode of functions that were not called meanwhile. Here it collects much more often.
setFlagsFromString('--no-flush-bytecode')

/** Collects all garbage of this process now. A major collection takes 5 to 30 ms, and V8 would start it within any operation. */
export const collectGarbage = runInNewContext('gc') as () => void
