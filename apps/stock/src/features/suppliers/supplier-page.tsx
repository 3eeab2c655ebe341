import type { Supplier } from '@org/api/client'
import { formatMoment, useOpened, withFeature } from '@org/app-kit'
import { Muted, OpenedForm } from '@org/app-kit/pages'
import { useCallback } from 'react'
import { useParams } from 'react-router-dom'
import { EditorsOnly } from '#shared/catalogue/editors-only.tsx'
import { centreDataId } from '#shared/centre-data/centre-data-flow.ts'
import { useCentre } from '#shared/centre/use-centre.ts'
import { suppliers } from '#shared/lists/suppliers.ts'
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
    homePath: paths.home,
    list: { href: paths.suppliers, label: suppliersTexts.toSuppliers },
  },
}

/**
 * The page of a supplier. While a centre is selected, it shows the centre's client number at the
 * supplier instead.
 */
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
    <OpenedForm
      {...page}
      opened={useOpened(suppliers, id, load)}
      description={supplierForm}
      toForm={supplierFormValues}
      toApi={supplierValues}
      flow={suppliersFlow}
      list={suppliers}
    />
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
    <OpenedForm
      {...page}
      opened={useOpened(clientNumbers, id, load)}
      label={suppliersTexts.clientNumberOf(centre?.name ?? '')}
      description={clientNumberForm}
      toForm={clientNumberFormValues}
      toApi={clientNumberValues}
      flow={clientNumbersFlow}
      list={clientNumbers}
    >
      {({ updatedAt }) =>
        updatedAt !== null && <Muted>{suppliersTexts.updated(formatMoment(updatedAt))}</Muted>
      }
    </OpenedForm>
  )
}

export const SupplierPage = withFeature(suppliersFeature, SupplierScreen)
