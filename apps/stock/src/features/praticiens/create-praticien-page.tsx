import { useAppSelector, withFeature } from '@org/app-kit'
import { useMemo, useState } from 'react'
import { useCentre } from '#shared/centre/use-centre.ts'
import { selectCentres } from '#shared/lists/centres.ts'
import { CreateInCentre } from '#shared/forms/create-in-centre.tsx'
import { paths } from '#shared/paths.ts'
import { praticiensFeature } from './feature.ts'
import { newPraticienForm, newPraticienValues } from './praticien-form.ts'
import { useSendNewPraticienPhoto } from './praticien-photo.tsx'
import { praticiensFlow } from './praticiens-saga.ts'
import { praticiensTexts } from './texts.ts'

/** Adds a practitioner to the selected centre, or to one that the person picks. */
function CreatePraticienScreen() {
  const { centreId } = useCentre()
  const sendPhoto = useSendNewPraticienPhoto()
  const { data } = useAppSelector(selectCentres)
  const choices = useMemo(
    () => ({ centreId: data.map(({ id, name }) => ({ value: id, label: name })) }),
    [data],
  )
  // The form keeps the centre with which it was opened, even if another one is selected.
  const [form] = useState(() => newPraticienForm(centreId))
  return (
    <CreateInCentre
      title={praticiensTexts.create}
      description={form}
      choices={choices}
      toApi={newPraticienValues}
      flow={praticiensFlow}
      onCreated={async (id, { photo }) => sendPhoto(id, photo)}
      listPath={paths.praticiens}
    />
  )
}

export const CreatePraticienPage = withFeature(praticiensFeature, CreatePraticienScreen)
