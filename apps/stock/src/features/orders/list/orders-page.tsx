import { Page, PageActions, PageHeader } from '@org/app-kit/pages'
import { BannerMessage, Button } from '@org/ui/primitives'
import { Plus, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { CentreNeeded } from '#shared/centre/centre-needed.tsx'
import { useCentre } from '#shared/centre/use-centre.ts'
import { LargeControls } from '#shared/large-controls.styles.ts'
import { CreateDialog } from '#shared/orders/create-dialog.tsx'
import { OnlyLot } from '#shared/only-lot.tsx'
import { paths } from '#shared/paths.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { useDialogInAddress } from '#shared/use-dialog-in-address.ts'
import { ordersTexts } from '../texts.ts'
import { GenerateDialog } from './generate-dialog.tsx'
import { OrderGroup } from './order-group.tsx'

/** The orders of the selected centre, grouped by what has to be done. */
export function OrdersPage() {
  const { centreId, centre } = useCentre()
  if (centreId === null) {
    return (
      <Page>
        <PageHeader title={ordersTexts.title} />
        <CentreNeeded title={ordersTexts.needsCentreTitle}>{ordersTexts.needsCentre}</CentreNeeded>
      </Page>
    )
  }
  return (
    <Page>
      <LargeControls>
        <Orders key={centreId} centreId={centreId} centreName={centre?.name ?? ''} />
      </LargeControls>
    </Page>
  )
}

function Orders({ centreId, centreName }: { centreId: string; centreName: string }) {
  const ports = useStockPorts()
  const [dialog, setDialog] = useDialogInAddress(['create', 'generate'])
  const [generated, setGenerated] = useState<number | null>(null)
  const [version, setVersion] = useState(0)
  const close = () => setDialog(null)
  return (
    <>
      <PageHeader
        title={ordersTexts.title}
        actions={
          <PageActions>
            <Button
              icon={<Plus size={16} aria-hidden="true" />}
              onPress={() => setDialog('create')}
            >
              {ordersTexts.create}
            </Button>
            <Button
              variant="primary"
              icon={<WandSparkles size={16} aria-hidden="true" />}
              onPress={() => setDialog('generate')}
            >
              {ordersTexts.generate}
            </Button>
          </PageActions>
        }
      />
      {generated !== null && (
        <BannerMessage tone="success" title={ordersTexts.generated(generated)} />
      )}
      <OnlyLot />
      <OrderGroup centreId={centreId} status="created" version={version} />
      <OrderGroup centreId={centreId} status="sent" version={version} />
      <OrderGroup centreId={centreId} status="received" version={version} />
      {dialog === 'create' && (
        <CreateDialog
          keptAs={['order', 'new', centreId]}
          title={ordersTexts.create}
          confirm={ordersTexts.createButton}
          countOf={ordersTexts.boxesOf}
          sizeOf={({ conditionnement }) => conditionnement}
          create={async (body, idempotencyKey) => {
            const { id } = await ports.commands.save({ ...body, centreId }, { idempotencyKey })
            return paths.order(id)
          }}
          onClose={close}
        />
      )}
      {dialog === 'generate' && (
        <GenerateDialog
          centreId={centreId}
          centreName={centreName}
          onGenerated={(count) => {
            setGenerated(count)
            setVersion((former) => former + 1)
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
