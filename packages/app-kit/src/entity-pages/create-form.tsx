import {
  type ChoicesByName,
  FormFields,
  type FormStore,
  type TypedForm,
  useFormState,
} from '@org/ui/form'
import { Button, Card, Link } from '@org/ui/primitives'
import type { UnknownAction } from '@reduxjs/toolkit'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useIdempotencyKey } from '../operations/use-idempotency-key.ts'
import { useRunOperation } from '../operations/use-run-operation.ts'
import { PageHeader } from '../page/page-header.tsx'
import { Page, PageActions } from '../page/page.styles.ts'
import { SaveRow } from '../page/save-row.tsx'
import { KeptWork } from '../unsaved-work/kept-work.tsx'
import { useNewForm } from '../unsaved-work/use-new-form.ts'
import { pageTexts } from '../texts/page-texts.ts'
import { LoggedForm } from './logged-form.tsx'

export interface CreateFormProps<Values extends object, Sent extends object> {
  title: string
  description: TypedForm<Values>
  /** Choices that are known only at run time. */
  choices?: ChoicesByName | undefined
  /** Converts form values to API values. */
  toApi: (typed: Values) => Sent
  flow: {
    requests: { create: (creation: { values: Sent; idempotencyKey: string }) => UnknownAction }
    operations: { create: string }
  }
  /** Label of the button that saves. Default 'Enregistrer'. */
  submitLabel?: string | undefined
  /**
   * The place that the entry will belong to, such as the selected centre. Unsaved values are kept
   * for each place separately. Default: the account.
   */
  place?: string | undefined
  /** Address of the list, to which saving and cancelling lead. */
  listPath: string
  /** Rendered above the fields. */
  tools?: ((form: FormStore<Values>) => ReactNode) | undefined
  /**
   * Stores data that needs the entry's id, such as its photo, before the page is left. Never
   * rejects.
   */
  onCreated?: ((id: string, typed: Values) => Promise<void>) | undefined
}

/** A page that adds an entry, and returns to the list. */
export function CreateForm<Values extends object, Sent extends object>({
  title,
  description,
  choices,
  toApi,
  flow,
  submitLabel = pageTexts.saveButton,
  place = '',
  listPath,
  tools,
  onCreated,
}: CreateFormProps<Values, Sent>) {
  const navigate = useNavigate()
  const run = useRunOperation(flow.operations.create)
  const keyFor = useIdempotencyKey(flow.operations.create)
  const { form, kept } = useNewForm(description, {
    keptAs: [flow.operations.create, place],
    async save(typed) {
      const values = toApi(typed)
      const id = await run(flow.requests.create({ values, idempotencyKey: keyFor(values) }))
      if (id !== null) await onCreated?.(id, typed)
    },
  })
  const { status, text, hasErrors } = useFormState(form)
  const leave = useEffectEvent(() => void navigate(listPath))
  useEffect(() => {
    // Leave here rather than in `save`: until `save` has ended, leaving asks about unsaved work.
    if (status === 'saved') leave()
  }, [status])
  const isSaving = status === 'saving' || status === 'checking'
  return (
    <Page>
      <PageHeader title={title} />
      <Card>
        <LoggedForm form={form} aria-label={title}>
          <KeptWork form={form} kept={kept} />
          {tools?.(form)}
          <FormFields form={form} columns={2} choices={choices} />
          <SaveRow error={status === 'failed' && !hasErrors ? text : null}>
            <PageActions>
              <Link href={listPath} appearance="secondary">
                {pageTexts.cancel}
              </Link>
              <Button type="submit" variant="primary" isLoading={isSaving}>
                {submitLabel}
              </Button>
            </PageActions>
          </SaveRow>
        </LoggedForm>
      </Card>
    </Page>
  )
}
