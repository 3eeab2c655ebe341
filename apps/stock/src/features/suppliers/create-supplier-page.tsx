import { withFeature } from '@org/app-kit'
import { Navigate } from 'react-router-dom'
import { EditorsOnly } from '#shared/catalogue/editors-only.tsx'
import { useCentre } from '#shared/centre/use-centre.ts'
import { CreateForm } from '#shared/forms/create-form.tsx'
import { paths } from '#shared/paths.ts'
import { suppliersFeature } from './feature.ts'
import { supplierForm, supplierValues } from './supplier-form.ts'
import { suppliersFlow } from './suppliers-saga.ts'
import { suppliersTexts } from './texts.ts'

/** Adds a supplier, which is impossible while a centre is selected. */
function CreateSupplierScreen() {
  const { centreId } = useCentre()
  if (centreId !== null) return <Navigate to={paths.suppliers} replace />
  return (
    <EditorsOnly permission="suppliers">
      <CreateForm
        title={suppliersTexts.create}
        description={supplierForm}
        toApi={supplierValues}
        flow={suppliersFlow}
        listPath={paths.suppliers}
      />
    </EditorsOnly>
  )
}

export const CreateSupplierPage = withFeature(suppliersFeature, CreateSupplierScreen)
