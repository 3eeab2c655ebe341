import { withFeature } from '@org/app-kit'
import { Navigate } from 'react-router-dom'
import { EditorsOnly } from '#shared/catalogue/editors-only.tsx'
import { useCentre } from '#shared/centre/use-centre.ts'
import { CreateInCentre } from '#shared/forms/create-in-centre.tsx'
import { paths } from '#shared/paths.ts'
import { suppliersFeature } from './feature.ts'
import { supplierForm, supplierValues } from './supplier-form.ts'
import { suppliersFlow } from './suppliers-saga.ts'
import { suppliersTexts } from './texts.ts'

/**
 * Adds a supplier. While a centre is selected, redirects to the list, since suppliers cannot be
 * added then.
 */
function CreateSupplierScreen() {
  const { centreId } = useCentre()
  if (centreId !== null) return <Navigate to={paths.suppliers} replace />
  return (
    <EditorsOnly permission="suppliers">
      <CreateInCentre
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
