import { failureHelp, selectOrganisation, useApi, useAppSelector, useLoaded } from '@org/app-kit'
import { PageHeader, Page } from '@org/app-kit/pages'
import { BannerMessage, Button, EmptyState, Skeleton } from '@org/ui/primitives'
import { CreditCard } from 'lucide-react'
import { useCallback } from 'react'
import { billingTexts } from './texts.ts'
import { texts } from '#shared/texts.ts'
import { PaidBilling } from './paid-billing.tsx'

/** The subscription, card and invoices, or a note that this installation takes no payments. */
export function BillingPage() {
  const organisationId = useAppSelector(selectOrganisation)?.id ?? null
  return (
    <Page>
      <PageHeader title={billingTexts.title} />
      {organisationId !== null && (
        <BillingContent key={organisationId} organisationId={organisationId} />
      )}
    </Page>
  )
}

function BillingContent({ organisationId }: { organisationId: string }) {
  const client = useApi()
  const load = useCallback(
    async (signal: AbortSignal) => {
      // Reloads the organisation: an invoice may have been paid since the session began.
      const [conf, organisation] = await Promise.all([
        client.call('getConf', undefined, { signal }),
        client.call('getOrganisation', { path: { id: organisationId } }, { signal }),
      ])
      return { publishableKey: conf.keys.stripe_publishable_key, organisation }
    },
    [client, organisationId],
  )
  const { loaded, retry } = useLoaded(load)
  if (loaded === null) return <Skeleton lines={6} label={texts.loading} />
  if ('error' in loaded) {
    return (
      <BannerMessage
        tone="danger"
        title={billingTexts.failed}
        actions={<Button onPress={retry}>{texts.retry}</Button>}
      >
        {loaded.error} {failureHelp(loaded.error, 'load')}
      </BannerMessage>
    )
  }
  const { publishableKey, organisation } = loaded.data
  if (publishableKey === null) {
    return (
      <EmptyState title={billingTexts.offTitle} icon={<CreditCard size={24} aria-hidden="true" />}>
        {billingTexts.offHelp}
      </EmptyState>
    )
  }
  return <PaidBilling organisation={organisation} publishableKey={publishableKey} />
}
