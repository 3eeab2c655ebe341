import type { Organisation } from '@org/api/client'
import { errorMessage, organisationLoaded, useEnvironment, useAppDispatch } from '@org/app-kit'
import { BannerMessage } from '@org/ui/primitives'
import { useState } from 'react'
import { billingTexts } from './texts.ts'
import { Sections } from './billing.styles.ts'
import { CardSection } from './card-section.tsx'
import { InvoicesSection } from './invoices-section.tsx'
import { SubscriptionSection } from './subscription-section.tsx'

export interface PaidBillingProps {
  /** The organisation as loaded when the page opened. */
  organisation: Organisation
  publishableKey: string
}

/** The billing page of an installation that takes payments. */
export function PaidBilling({ organisation: read, publishableKey }: PaidBillingProps) {
  const { client, notify } = useEnvironment()
  const dispatch = useAppDispatch()
  const [organisation, setOrganisation] = useState(read)
  const [error, setError] = useState<string | null>(null)
  const take = (changed: Organisation) => {
    setOrganisation(changed)
    dispatch(organisationLoaded(changed))
  }
  const readAgain = async () => {
    notify(billingTexts.cardSaved, 'success')
    try {
      take(await client.call('getOrganisation', { path: { id: organisation.id } }))
      setError(null)
    } catch (failure) {
      setError(errorMessage(failure))
    }
  }
  return (
    <>
      {error !== null && (
        <BannerMessage tone="danger" title={error}>
          {billingTexts.cardSavedUnread}
        </BannerMessage>
      )}
      <Sections>
        <SubscriptionSection organisation={organisation} />
        <CardSection
          organisation={organisation}
          publishableKey={publishableKey}
          onSaved={readAgain}
          onReset={take}
        />
        {/* Reloads them when a subscription starts: its first payment creates an invoice. */}
        <InvoicesSection
          key={organisation.payment_subscription?.item_id ?? ''}
          organisationId={organisation.id}
        />
      </Sections>
    </>
  )
}
