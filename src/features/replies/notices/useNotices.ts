import { useEffect, useState } from 'react'
import { useGetNoticesQuery, useTurnOffNoticesMutation, useTurnOnNoticesMutation } from '@/api/notices'
import { useSiteConfig } from '@/config/SiteConfigContext'
import { useLocale } from '@/i18n/LocaleProvider'
import { hasSubscription, subscribe } from './browserSubscription'
import { getNoticeSupport } from './noticeSupport'

/** Why notices are still off: the browser has refused, or the user has closed its question. */
type Problem = 'failed' | 'dismissed'

/** @returns a function that subscribes this browser and turns notices on. @throws the errors of the browser and of the API */
function useSubscribe(weddingId: string) {
  const { locale } = useLocale()
  const [turnOn] = useTurnOnNoticesMutation()
  return async (publicKey: string, showsTitle: boolean): Promise<unknown> => {
    const keys = await subscribe(publicKey)
    const result = await turnOn({
      weddingId,
      noticeSubscription: { ...keys, language: locale, showsTitle },
    })
    return result.error
  }
}

/** The notices of a wedding on this device, for the dialog that turns them on and off. */
export function useNotices(weddingId: string) {
  const hasServiceWorker = useSiteConfig().serviceWorker === 'on'
  const [support, setSupport] = useState(() => getNoticeSupport(hasServiceWorker))
  const query = useGetNoticesQuery({ weddingId }, { skip: support !== 'ready', refetchOnMountOrArgChange: true })
  const subscribeHere = useSubscribe(weddingId)
  const [turnOff] = useTurnOffNoticesMutation()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [error, setError] = useState<unknown>()
  const { data } = query

  async function run(act: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    setProblem(null)
    setError(undefined)
    try {
      setError(await act())
    } catch {
      setProblem('failed')
    }
    setBusy(false)
  }

  return {
    support,
    notices: data,
    isBusy,
    problem,
    error: error ?? query.error,
    retry: () => void query.refetch(),
    turnOn: () =>
      run(async () => {
        if (!data) return undefined
        // First: browsers ask only while they handle the press.
        const permission = await Notification.requestPermission()
        if (permission === 'default') setProblem('dismissed')
        setSupport(getNoticeSupport(hasServiceWorker))
        return permission === 'granted' ? subscribeHere(data.publicKey, false) : undefined
      }),
    setShowsTitle: (showsTitle: boolean) => run(async () => data && subscribeHere(data.publicKey, showsTitle)),
    turnOff: () => run(async () => (await turnOff({ weddingId })).error),
  }
}

/** Subscribes this browser again when notices are on and its subscription is gone, or the server has another key since. */
export function useRenewedSubscription(weddingId: string): void {
  const hasServiceWorker = useSiteConfig().serviceWorker === 'on'
  const isAllowed = getNoticeSupport(hasServiceWorker) === 'ready' && Notification.permission === 'granted'
  const { data } = useGetNoticesQuery({ weddingId }, { skip: !isAllowed })
  const subscribeHere = useSubscribe(weddingId)
  const { isOn = false, publicKey = '', showsTitle = false } = data ?? {}
  useEffect(() => {
    if (!isOn) return
    const renew = async () => {
      if (!(await hasSubscription(publicKey))) await subscribeHere(publicKey, showsTitle)
    }
    // The dialog says what is wrong when somebody opens it.
    void renew().catch(() => undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer of the server
  }, [isOn, publicKey])
}
