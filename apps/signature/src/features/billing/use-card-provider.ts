import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useCallback, useEffect, useState } from 'react'

/** Stripe's script in the page: on its way, there, or out of reach. */
export type CardProvider = 'loading' | 'unreachable' | Stripe

const origin = 'https://js.stripe.com'

/**
 * Brings Stripe's script into the page, which nothing but the card entry does. `retry` after it
 * could not be loaded.
 */
export function useCardProvider(publishableKey: string): {
  provider: CardProvider
  retry: () => void
} {
  const [provider, setProvider] = useState<CardProvider>('loading')
  const [attempt, setAttempt] = useState(0)
  useReloadWherePolicyForbids()
  useEffect(() => {
    let isLeft = false
    const take = (loaded: CardProvider) => {
      if (!isLeft) setProvider(loaded)
    }
    loadStripe(publishableKey).then(
      (stripe) => take(stripe ?? 'unreachable'),
      () => take('unreachable'),
    )
    return () => {
      isLeft = true
    }
  }, [publishableKey, attempt])
  const retry = useCallback(() => {
    setProvider('loading')
    setAttempt((former) => former + 1)
  }, [])
  return { provider, retry }
}

/**
 * The server allows Stripe's script in the document of the billing page alone. Whoever came here
 * from another page still has that page's document, so this one is loaded for itself, once.
 */
function useReloadWherePolicyForbids() {
  useEffect(() => {
    const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
      const [opened] = performance.getEntriesByType('navigation')
      const isOwnDocument = opened && new URL(opened.name).pathname === location.pathname
      if (blockedURI.startsWith(origin) && !isOwnDocument) location.reload()
    }
    document.addEventListener('securitypolicyviolation', onViolation)
    return () => document.removeEventListener('securitypolicyviolation', onViolation)
  }, [])
}
