import { CreateInCentre } from '#shared/forms/create-in-centre.tsx'
import { paths } from '#shared/paths.ts'
import { newCentreForm, newCentreValues } from './centre-form.ts'
import { centresFlow } from './centres-saga.ts'
import { centresTexts } from './texts.ts'

/** Adds a centre, and returns to the list. */
export function CreateCentrePage() {
  return (
    <CreateInCentre
      title={centresTexts.create}
      description={newCentreForm}
      toApi={newCentreValues}
      flow={centresFlow}
      listPath={paths.centres}
    />
  )
}
