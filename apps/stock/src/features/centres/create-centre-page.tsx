import { refusedFields, UnsavedWork, useIdempotencyKey, useRunOperation } from '@org/app-kit'
import { Page, PageActions, PageHeader, SaveRow } from '@org/app-kit/pages'
import { FormFields, useForm, useFormState } from '@org/ui/form'
import { Button, Card, Link } from '@org/ui/primitives'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { LoggedForm } from '#shared/forms/logged-form.tsx'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts.ts'
import { newCentreForm, newCentreValues } from './centre-form.ts'
import { centresFlow } from './centres-saga.ts'
import { centresTexts } from './texts.ts'

/** Adds a centre, and returns to the list. */
export function CreateCentrePage() {
  const navigate = useNavigate()
  const run = useRunOperation(centresFlow.operations.create)
  const keyFor = useIdempotencyKey(centresFlow.operations.create)
  const form = useForm(newCentreForm, {
    errorsOf: refusedFields,
    texts: { failed: (message) => message },
    async save(typed) {
      const values = newCentreValues(typed)
      await run(centresFlow.requests.create({ values, idempotencyKey: keyFor(values) }))
    },
  })
  const { status, text, hasErrors, isDirty } = useFormState(form)
  const leave = useEffectEvent(() => void navigate(paths.centres))
  useEffect(() => {
    // Not in `save`, because until it has ended, leaving would ask about unsaved work.
    if (status === 'saved') leave()
  }, [status])
  const isSaving = status === 'saving' || status === 'checking'
  return (
    <Page>
      <PageHeader title={centresTexts.create} />
      <Card>
        <LoggedForm form={form} aria-label={centresTexts.create}>
          <FormFields form={form} columns={2} />
          <SaveRow error={status === 'failed' && !hasErrors ? text : null}>
            <PageActions>
              <Link href={paths.centres} appearance="secondary">
                {texts.cancel}
              </Link>
              <Button type="submit" variant="primary" isLoading={isSaving}>
                {texts.saveButton}
              </Button>
            </PageActions>
          </SaveRow>
        </LoggedForm>
        <UnsavedWork isDirty={isDirty} />
      </Card>
    </Page>
  )
}
