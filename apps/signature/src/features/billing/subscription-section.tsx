import type { Organisation } from '@org/api/client'
import { formatDate } from '@org/app-kit'
import { Badge, Card } from '@org/ui/primitives'
import { billingTexts } from './texts.ts'
import { Amount, Stack } from './billing.styles.ts'

/** Shows whether the organisation has a subscription, and its next invoice. */
export function SubscriptionSection({ organisation }: { organisation: Organisation }) {
  const { payment_subscription: subscription, payment_stripe_customer: customer } = organisation
  const endsAt = subscription?.ends_at ?? null
  return (
    <Card title={billingTexts.subscription}>
      <Stack>
        {!subscription && (
          <>
            <Badge>{billingTexts.none}</Badge>
            <p>{billingTexts.noneHelp}</p>
          </>
        )}
        {subscription && endsAt === null && <Badge tone="success">{billingTexts.active}</Badge>}
        {endsAt !== null && (
          <>
            <Badge tone="warning">{billingTexts.ends(formatDate(endsAt))}</Badge>
            <p>{billingTexts.endsHelp}</p>
          </>
        )}
        {customer && (
          <Amount>
            <dt>{billingTexts.nextInvoice}</dt>
            <dd>{billingTexts.amount(customer.amount_due, customer.currency)}</dd>
          </Amount>
        )}
      </Stack>
    </Card>
  )
}
