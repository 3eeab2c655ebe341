import { useAppSelector } from '@org/app-kit'
import { useParams } from 'react-router-dom'
import { EditForm } from '#shared/forms/edit-form.tsx'
import { centres, selectCentres } from '#shared/lists/centres.ts'
import { ListedPage } from '#shared/lists/listed-page.tsx'
import { paths } from '#shared/paths.ts'
import { centreForm, centreFormValues, centreValues } from './centre-form.ts'
import { centresFlow } from './centres-saga.ts'
import { centresTexts } from './texts.ts'

const missing = {
  title: centresTexts.notFound,
  list: { href: paths.centres, label: centresTexts.toCentres },
}

/** A centre: its name, its address, and when its orders are created. */
export function CentrePage() {
  const { centreId } = useParams()
  return (
    <ListedPage
      id={centreId}
      list={centres}
      state={useAppSelector(selectCentres)}
      title={centresTexts.title}
      missing={missing}
      nameOf={({ name }) => name}
    >
      {(centre) => (
        <EditForm
          key={centre.id}
          item={centre}
          label={centre.name}
          description={centreForm}
          toForm={centreFormValues}
          toApi={centreValues}
          flow={centresFlow}
          list={centres}
        />
      )}
    </ListedPage>
  )
}
