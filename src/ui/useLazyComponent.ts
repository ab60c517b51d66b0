import { useCallback, useState, type ComponentType } from 'react'

/** Loads a component on demand, again after a failure. `importComponent` must be the same function at each render. */
export function useLazyComponent<Props>(importComponent: () => Promise<{ default: ComponentType<Props> }>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  const [failed, setFailed] = useState(false)

  const load = useCallback(async () => {
    setFailed(false)
    try {
      const { default: loaded } = await importComponent()
      setComponent(() => loaded)
    } catch {
      setFailed(true)
    }
  }, [importComponent])

  return { Component, failed, load }
}
