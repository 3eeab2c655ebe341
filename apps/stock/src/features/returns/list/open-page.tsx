import { Page, PageHeader } from '@org/app-kit/pages'
import { CentreNeeded } from '#shared/centre/centre-needed.tsx'
import { useCentre } from '#shared/centre/use-centre.ts'
import { returnsTexts } from '../texts.ts'
import { ReturnGroup } from './return-group.tsx'

/** The returns of the selected centre whose goods have not been returned yet. */
export function OpenReturnsPage() {
  const { centreId } = useCentre()
  return (
    <Page>
      <PageHeader title={returnsTexts.toValidate} />
      {centreId === null ? (
        <CentreNeeded title={returnsTexts.needsCentreTitle}>
          {returnsTexts.needsCentre}
        </CentreNeeded>
      ) : (
        <ReturnGroup key={centreId} centreId={centreId} status="created" />
      )}
    </Page>
  )
}
