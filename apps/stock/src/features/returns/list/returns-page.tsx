import { Page, PageHeader } from '@org/app-kit/pages'
import { Button } from '@org/ui/primitives'
import { Plus } from 'lucide-react'
import { CentreNeeded } from '#shared/centre/centre-needed.tsx'
import { useCentre } from '#shared/centre/use-centre.ts'
import { LargeControls } from '#shared/large-controls.styles.ts'
import { useDialogInAddress } from '#shared/use-dialog-in-address.ts'
import { returnsTexts } from '../texts.ts'
import { CreateReturn } from './create-return.tsx'
import { ReturnGroup } from './return-group.tsx'

/** The returns of the selected centre, grouped by what has to be done. */
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
        <LargeControls>
          <Returns key={centreId} centreId={centreId} />
        </LargeControls>
      )}
    </Page>
  )
}

function Returns({ centreId }: { centreId: string }) {
  const [dialog, setDialog] = useDialogInAddress(['create'], ['order'])
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
      {dialog === 'create' && <CreateReturn centreId={centreId} onClose={() => setDialog(null)} />}
    </>
  )
}
