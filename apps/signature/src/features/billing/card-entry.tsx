import type { Organisation } from '@org/api/client'
import { useApi, useLoaded } from '@org/app-kit'
import { BannerMessage, Button, Skeleton } from '@org/ui/primitives'
import { Elements } from '@stripe/react-stripe-js'
import { useCallback } from 'react'
import { billingTexts } from './texts.ts'
import { texts } from '#shared/texts.ts'
import { CardForm, type CardFormProps } from './card-form.tsx'
import { useCardProvider } from './use-card-provider.ts'

export interface CardEntryProps extends Omit<CardFormProps, 'terms'> {
  organisation: Organisation
  publishableKey: string
}

/** The card form with the price, or the reason why no card can be saved now. */
export function CardEntry({ organisation, publishableKey, ...form }: CardEntryProps) {
  const client = useApi()
  const { provider, retry } = useCardProvider(publishableKey)
  const load = useCallback(
    (signal: AbortSignal) => client.call('getPlan', { path: { id: organisation.id } }, { signal }),
    [client, organisation.id],
  )
  const { loaded: plan, retry: retryPlan } = useLoaded(load)
  // Do not ask for a card before the price is known.
  if (provider === 'unreachable' || (plan && 'error' in plan)) {
    const again = () => {
      if (provider === 'unreachable') retry()
      if (plan && 'error' in plan) retryPlan()
    }
    return (
      <BannerMessage
        tone="danger"
        title={billingTexts.unreachable}
        actions={<Button onPress={again}>{texts.retry}</Button>}
      >
        {billingTexts.unreachableHelp}
      </BannerMessage>
    )
  }
  if (provider === 'loading' || plan === null) {
    return <Skeleton lines={3} label={billingTexts.loadingCard} />
  }
  const { amount, currency, interval, interval_count } = plan.data
  return (
    <Elements stripe={provider} options={{ locale: 'fr' }}>
      <CardForm
        {...form}
        terms={
          <>
            {amount !== null && (
              <strong>{billingTexts.price(amount, currency, interval, interval_count)}</strong>
            )}
            <p>
              {organisation.payment_subscription
                ? billingTexts.sameSubscription
                : billingTexts.firstPayment}{' '}
              {billingTexts.provider}
            </p>
          </>
        }
      />
    </Elements>
  )
}
