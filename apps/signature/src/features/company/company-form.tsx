import type { Organisation } from '@org/api/client'
import {
  refusedFields,
  selectOrganisation,
  UnsavedWork,
  useEditedEntity,
  useRunOperation,
  useAppSelector,
  useAppStore,
  type WithSession,
} from '@org/app-kit'
import { Form, FormFields, SaveBar, useForm, useFormState } from '@org/ui/form'
import { Card } from '@org/ui/primitives'
import { useMemo } from 'react'
import { organisationUpdateRequested, updateOrganisationOperation } from './company-saga.ts'
import { selectTemplates } from '#shared/lists/templates.ts'
import { companyTexts } from './texts.ts'
import { texts } from '#shared/texts.ts'
import { FormConflict } from '#shared/conflict/form-conflict.tsx'
import { optionsOf } from '#shared/options-of.ts'
import { SaveRow } from '#shared/save-row.tsx'
import {
  companyForm,
  companyFormValues,
  noSignature,
  organisationValues,
} from './company-form-values.ts'
import { CompanyLogo } from './company-logo.tsx'
import { Sections } from './company.styles.ts'
import { SaveCancelled } from './outdated/save-cancelled.ts'
import { useOutdatedQuestion } from './outdated/use-outdated-question.tsx'

/** The company's logo, default signature and fields. */
export function CompanyForm({ organisation }: { organisation: Organisation }) {
  const run = useRunOperation(updateOrganisationOperation)
  const edited = useEditedEntity(updateOrganisationOperation, organisation)
  const store = useAppStore<WithSession>()
  const templates = useAppSelector(selectTemplates).data
  const choices = useMemo(
    () => ({
      signature_template_id: [{ value: noSignature, label: texts.none }, ...optionsOf(templates)],
    }),
    [templates],
  )
  const { maySave, question } = useOutdatedQuestion()
  const form = useForm(companyForm, {
    initial: companyFormValues(organisation),
    errorsOf: refusedFields,
    texts: { failed: (message) => message },
    async save(form) {
      const values = organisationValues(form)
      const key = updateOrganisationOperation
      if (!(await maySave(values))) throw new SaveCancelled()
      await run(organisationUpdateRequested({ key, values, base: edited.base() }))
      const saved = selectOrganisation(store.getState())
      if (!saved) return
      edited.rebase(saved)
      return companyFormValues(saved)
    },
  })
  const { status, text, hasErrors, isDirty } = useFormState(form)
  const hasFailed = status === 'failed' && text !== '' && !hasErrors && !edited.conflict
  return (
    <Sections>
      <CompanyLogo organisation={organisation} />
      <Card title={companyTexts.identity}>
        <Form form={form} aria-label={companyTexts.title}>
          <FormConflict form={form} edited={edited} toForm={companyFormValues} choices={choices} />
          <FormFields form={form} columns={2} choices={choices} />
          <SaveRow error={hasFailed ? text : null}>
            <SaveBar form={form} isStatusHidden />
          </SaveRow>
        </Form>
      </Card>
      {question}
      <UnsavedWork isDirty={isDirty} />
    </Sections>
  )
}
