import { useAppDispatch, useAppSelector, useRetainedEntity } from '@org/app-kit'
import { ListGate, MissingPage, Page, PageHeader } from '@org/app-kit/pages'
import { PageTitle } from '@org/app-kit/public'
import { useParams } from 'react-router-dom'
import { EditForm } from '#shared/forms/edit-form.tsx'
import { centres, selectCentres } from '#shared/lists/centres.ts'
import { paths } from '#shared/paths.ts'
import { centreForm, centreFormValues, centreValues } from './centre-form.ts'
import { centresFlow } from './centres-saga.ts'
import { centresTexts } from './texts.ts'

/** A centre: its name, its address, and when its orders are created. */
export function CentrePage() {
  const dispatch = useAppDispatch()
  const { centreId } = useParams()
  const list = useAppSelector(selectCentres)
  const centre = useRetainedEntity(
    list.data.find(({ id }) => id === centreId),
    centreId,
  )
  return (
    <Page>
      <ListGate
        list={centre ? { ...list, loaded: true } : list}
        onRetry={() => dispatch(centres.actions.loadRequested())}
      >
        {centre ? (
          <>
            <PageHeader title={centre.name} />
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
          </>
        ) : (
          <>
            <PageTitle title={centresTexts.title} />
            <MissingPage
              title={centresTexts.notFound}
              list={{ href: paths.centres, label: centresTexts.toCentres }}
              homePath={paths.home}
            />
          </>
        )}
      </ListGate>
    </Page>
  )
}
