import { Page, PageHeader } from '@org/app-kit/pages'
import { CentreNeeded } from '#shared/centre/centre-needed.tsx'
import { useCentre } from '#shared/centre/use-centre.ts'
import { ordersTexts } from '../texts.ts'
import { OrderGroup } from './order-group.tsx'

/** The orders of the selected centre that have been sent and not yet received. */
export function SentOrdersPage() {
  const { centreId } = useCentre()
  return (
    <Page>
      <PageHeader title={ordersTexts.toValidate} />
      {centreId === null ? (
        <CentreNeeded title={ordersTexts.needsCentreTitle}>{ordersTexts.needsCentre}</CentreNeeded>
      ) : (
        <OrderGroup key={centreId} centreId={centreId} status="sent" version={0} />
      )}
    </Page>
  )
}
