'use client'

import type { ClientEmulator, EmulatedClientKey } from '@org/signature/emulation'
import { useEffect, useMemo, useState } from 'react'
import { loadFrenchFeatures } from './french-features.ts'
import type { ClientView, View } from './view.ts'

type Loaded =
  | { status: 'ready'; client: EmulatedClientKey; emulate: ClientEmulator }
  | { status: 'failed'; retry: () => void }

const loadClient = async (client: EmulatedClientKey) =>
  (await import('@org/signature/emulation')).loadEmulator(client)

/**
 * Returns rendered HTML as the view's client shows it. Once the emulation is loaded, the result is
 * computed in the same render, so it never lags behind the HTML. The emulation is loaded when a
 * client is first selected.
 */
export function useClientView(html: string, { client, scheme }: View): ClientView {
  const [loaded, setLoaded] = useState<Loaded>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (client === null) return undefined
    let isOutdated = false
    const settle = (next: Loaded) => {
      if (!isOutdated) setLoaded(next)
    }
    Promise.all([loadClient(client), loadFrenchFeatures()]).then(
      ([emulate]) => settle({ status: 'ready', client, emulate }),
      () => settle({ status: 'failed', retry: () => setAttempt(attempt + 1) }),
    )
    return () => {
      isOutdated = true
    }
  }, [client, attempt])

  return useMemo((): ClientView => {
    if (client === null) return { status: 'off' }
    if (loaded?.status !== 'ready') return loaded ?? { status: 'loading', client }
    const emulation = loaded.emulate(html, { scheme, localImages: true })
    return { status: 'done', client: loaded.client, scheme, emulation }
  }, [html, client, scheme, loaded])
}
