import { Page, PageHeader } from '@org/app-kit/pages'
import { EmptyState } from '@org/ui/primitives'
import { ReceiptText } from 'lucide-react'
import { ProLogo } from '#shared/pictures/pro-logo.tsx'
import { billingTexts } from './texts.ts'

/** The invoices page, which is always empty for now. */
export function InvoicesPage() {
  return (
    <Page>
      <PageHeader title={billingTexts.title} actions={<ProLogo />} />
      <EmptyState
        title={billingTexts.emptyTitle}
        icon={<ReceiptText size={24} aria-hidden="true" />}
      />
    </Page>
  )
}
