import { useAppSelector } from '@org/app-kit'
import { EditForm, ListedPage } from '@org/app-kit/pages'
import { useParams } from 'react-router-dom'
import { centres, selectCentres } from '#shared/lists/centres.ts'
import { paths } from '#shared/paths.ts'
import { centreForm, centreFormValues, centreValues } from './centre-form.ts'
import { centresFlow } from './centres-saga.ts'
import { centresTexts } from './texts.ts'

const missing = {
  title: centresTexts.notFound,
  homePath: paths.home,
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
