import type { Organisation } from '@org/api/client'
import { formatDate } from '@org/app-kit'
import { Badge, Card } from '@org/ui/primitives'
import { texts } from '../../texts.ts'
import { Amount, Stack } from './billing.styles.ts'

/** Whether the organisation has a subscription, and what its next invoice will be. */
export function SubscriptionSection({ organisation }: { organisation: Organisation }) {
  const { payment_subscription: subscription, payment_stripe_customer: customer } = organisation
  const endsAt = subscription?.ends_at ?? null
  return (
    <Card title={texts.billing.subscription}>
      <Stack>
        {!subscription && (
          <>
            <Badge>{texts.billing.none}</Badge>
            <p>{texts.billing.noneHelp}</p>
          </>
        )}
        {subscription && endsAt === null && <Badge tone="success">{texts.billing.active}</Badge>}
        {endsAt !== null && (
          <>
            <Badge tone="warning">{texts.billing.ends(formatDate(endsAt))}</Badge>
            <p>{texts.billing.endsHelp}</p>
          </>
        )}
        {customer && (
          <Amount>
            <dt>{texts.billing.nextInvoice}</dt>
            <dd>{texts.billing.amount(customer.amount_due, customer.currency)}</dd>
          </Amount>
        )}
      </Stack>
    </Card>
  )
}
