import { EmptyState } from '@org/ui/primitives'
import { CreditCard } from 'lucide-react'
import { texts } from '../../texts.ts'
import { PageHeader } from '../shared/page-header.tsx'
import { Page } from '../shared/page.styles.ts'

/** Payments, which are off: everything is open. */
export function BillingPage() {
  return (
    <Page>
      <PageHeader title={texts.billing.title} />
      <EmptyState title={texts.billing.offTitle} icon={<CreditCard size={24} aria-hidden="true" />}>
        {texts.billing.offHelp}
      </EmptyState>
    </Page>
  )
}
