import { Page, PageHeader } from '@org/app-kit/pages'
import { Button } from '@org/ui/primitives'
import { Plus } from 'lucide-react'
import { CentreNeeded } from '#shared/centre/centre-needed.tsx'
import { useCentre } from '#shared/centre/use-centre.ts'
import { CreateDialog } from '#shared/orders/create-dialog.tsx'
import { paths } from '#shared/paths.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { useDialogInAddress } from '#shared/use-dialog-in-address.ts'
import { returnsTexts } from '../texts.ts'
import { LotCounts } from './lot-counts.tsx'
import { ReturnGroup } from './return-group.tsx'

/** The returns of the selected centre, by what has to be done. */
export function ReturnsPage() {
  const { centreId } = useCentre()
  return (
    <Page>
      {centreId === null ? (
        <>
          <PageHeader title={returnsTexts.title} />
          <CentreNeeded title={returnsTexts.needsCentreTitle}>
            {returnsTexts.needsCentre}
          </CentreNeeded>
        </>
      ) : (
        <Returns key={centreId} centreId={centreId} />
      )}
    </Page>
  )
}

function Returns({ centreId }: { centreId: string }) {
  const ports = useStockPorts()
  const [dialog, setDialog] = useDialogInAddress(['create'])
  return (
    <>
      <PageHeader
        title={returnsTexts.title}
        actions={
          <Button
            variant="primary"
            icon={<Plus size={16} aria-hidden="true" />}
            onPress={() => setDialog('create')}
          >
            {returnsTexts.create}
          </Button>
        }
      />
      <ReturnGroup centreId={centreId} status="created" />
      <ReturnGroup centreId={centreId} status="returned" />
      {dialog === 'create' && (
        <CreateDialog
          keptAs={['return', 'new', centreId]}
          title={returnsTexts.create}
          confirm={returnsTexts.createButton}
          countOf={returnsTexts.unitsOf}
          sizeOf={() => 1}
          lotsOf={(product, counts, onChange) => (
            <LotCounts centreId={centreId} product={product} counts={counts} onChange={onChange} />
          )}
          create={async (body, idempotencyKey) => {
            const created = { ...body, centreId }
            const { id } = await ports.commandReturns.save(created, { idempotencyKey })
            return paths.commandReturn(id)
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  )
}
