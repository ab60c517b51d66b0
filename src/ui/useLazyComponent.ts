import { useCallback, useState, type ComponentType } from 'react'

/** Loads a component on demand, again after a failure. `load` must be the same function at each render. */
export function useLazyComponent<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Late, setLate] = useState<ComponentType<Props> | null>(null)
  const [failed, setFailed] = useState(false)

  const ask = useCallback(async () => {
    setFailed(false)
    try {
      const { default: loaded } = await load()
      setLate(() => loaded)
    } catch {
      setFailed(true)
    }
  }, [load])

  return { Late, failed, ask }
}
