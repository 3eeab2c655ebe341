import type { Supplier } from '@org/api/client'
import { formatDateTime, withFeature } from '@org/app-kit'
import { Muted, PageHeader } from '@org/app-kit/pages'
import { useCallback } from 'react'
import { useParams } from 'react-router-dom'
import { EditorsOnly } from '#shared/catalogue/editors-only.tsx'
import { centreDataId } from '#shared/centre-data/centre-data-flow.ts'
import { useCentre } from '#shared/centre/use-centre.ts'
import { EditForm } from '#shared/forms/edit-form.tsx'
import { OpenedPage } from '#shared/forms/opened-page.tsx'
import { suppliers } from '#shared/lists/suppliers.ts'
import { useOpened } from '#shared/lists/use-opened.ts'
import { paths } from '#shared/paths.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import {
  clientNumberForm,
  clientNumberFormValues,
  clientNumbers,
  clientNumbersFlow,
  clientNumberValues,
  readClientNumber,
} from './client-number.ts'
import { suppliersFeature } from './feature.ts'
import { supplierForm, supplierFormValues, supplierValues } from './supplier-form.ts'
import { suppliersFlow } from './suppliers-saga.ts'
import { suppliersTexts } from './texts.ts'

const page = {
  title: suppliersTexts.title,
  missing: {
    title: suppliersTexts.notFound,
    list: { href: paths.suppliers, label: suppliersTexts.toSuppliers },
  },
}

/** A supplier; with a centre selected, its client number there instead. */
function SupplierScreen() {
  const { supplierId = '' } = useParams()
  const { centreId } = useCentre()
  if (centreId !== null) return <ClientNumberOf supplierId={supplierId} centreId={centreId} />
  return (
    <EditorsOnly permission="suppliers">
      <SupplierOf supplierId={supplierId} />
    </EditorsOnly>
  )
}

function SupplierOf({ supplierId: id }: { supplierId: string }) {
  const ports = useStockPorts()
  const load = useCallback(
    async (signal: AbortSignal): Promise<Supplier> =>
      ports.suppliers.get(id, undefined, { signal }),
    [ports, id],
  )
  return (
    <OpenedPage {...page} opened={useOpened(suppliers, id, load)}>
      {(supplier) => (
        <>
          <PageHeader title={supplier.name} />
          <EditForm
            key={id}
            item={supplier}
            label={supplier.name}
            description={supplierForm}
            toForm={supplierFormValues}
            toApi={supplierValues}
            flow={suppliersFlow}
            list={suppliers}
          />
        </>
      )}
    </OpenedPage>
  )
}

interface ClientNumberOfProps {
  supplierId: string
  centreId: string
}

function ClientNumberOf({ supplierId, centreId }: ClientNumberOfProps) {
  const ports = useStockPorts()
  const { centre } = useCentre()
  const load = useCallback(
    async (signal: AbortSignal) => readClientNumber(ports, { supplierId, centreId }, { signal }),
    [ports, supplierId, centreId],
  )
  const id = centreDataId(supplierId, centreId)
  return (
    <OpenedPage {...page} opened={useOpened(clientNumbers, id, load)}>
      {(number) => (
        <>
          <PageHeader title={number.name} />
          <EditForm
            key={id}
            item={number}
            label={suppliersTexts.clientNumberOf(centre?.name ?? '')}
            description={clientNumberForm}
            toForm={clientNumberFormValues}
            toApi={clientNumberValues}
            flow={clientNumbersFlow}
            list={clientNumbers}
          />
          {number.updatedAt !== null && (
            <Muted>{suppliersTexts.updatedOn(formatDateTime(number.updatedAt))}</Muted>
          )}
        </>
      )}
    </OpenedPage>
  )
}

export const SupplierPage = withFeature(suppliersFeature, SupplierScreen)
