import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useCallback, useEffect, useState } from 'react'

/** State of Stripe's script: loading, unreachable, or the loaded `Stripe` object. */
export type CardProvider = 'loading' | 'unreachable' | Stripe

const origin = 'https://js.stripe.com'

/**
 * Loads Stripe's script, which only the card form needs. `retry` loads it again after a failure.
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
 * Reloads the page once when its content security policy blocks Stripe. The server allows Stripe's
 * script only in the billing page's document; a person who navigated here from another page still
 * has that page's document.
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
