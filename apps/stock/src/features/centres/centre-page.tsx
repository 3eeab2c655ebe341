import type { Centre } from '@org/api/client'
import {
  UnsavedWork,
  useAppDispatch,
  useAppSelector,
  useAppStore,
  useEditedForm,
  useRetainedEntity,
  useRunOperation,
} from '@org/app-kit'
import { FormConflict, ListGate, MissingPage, Page, PageHeader, SaveRow } from '@org/app-kit/pages'
import { PageTitle } from '@org/app-kit/public'
import { FormFields, SaveBar } from '@org/ui/form'
import { Card } from '@org/ui/primitives'
import { useParams } from 'react-router-dom'
import { centres, selectCentres, type WithCentres } from '#shared/lists/centres.ts'
import { LoggedForm } from '#shared/forms/logged-form.tsx'
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
            <CentreForm key={centre.id} centre={centre} />
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

function CentreForm({ centre }: { centre: Centre }) {
  const operation = centresFlow.operations.update(centre.id)
  const run = useRunOperation(operation)
  const store = useAppStore<WithCentres>()
  const { form, edited, isDirty, failure } = useEditedForm(centreForm, {
    operation,
    entity: centre,
    toForm: centreFormValues,
    async save(typed, base) {
      const { id } = centre
      await run(centresFlow.requests.update({ id, values: centreValues(typed), base }))
      return selectCentres(store.getState()).data.find((other) => other.id === id)
    },
  })
  return (
    <Card>
      <LoggedForm form={form} aria-label={centre.name}>
        <FormConflict form={form} edited={edited} toForm={centreFormValues} />
        <FormFields form={form} columns={2} />
        <SaveRow error={failure}>
          <SaveBar form={form} isStatusHidden />
        </SaveRow>
      </LoggedForm>
      <UnsavedWork isDirty={isDirty} />
    </Card>
  )
}
