import { lazy, type ComponentType } from 'react'

type LoadPage = () => Promise<{ default: ComponentType }>

/**
 * A page whose code arrives on its own, and that renders synchronously once it has:
 * rendering ahead of time and hydrating need the whole tree at once.
 */
export function lazyPage(load: LoadPage) {
  let Loaded: ComponentType | null = null
  const loadOnce = async () => {
    const page = await load()
    Loaded = page.default
    return page
  }
  const Lazy = lazy(loadOnce)
  function Page() {
    return Loaded ? <Loaded /> : <Lazy />
  }
  return Object.assign(Page, { preload: loadOnce })
}
