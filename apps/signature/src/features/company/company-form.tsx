import type { Organisation } from '@org/api/client'
import {
  selectOrganisation,
  UnsavedWork,
  useEditedForm,
  useRunOperation,
  useAppSelector,
  useAppStore,
  type WithSession,
} from '@org/app-kit'
import { FormConflict, SaveRow } from '@org/app-kit/pages'
import { Form, FormFields, SaveBar } from '@org/ui/form'
import { Card } from '@org/ui/primitives'
import { useMemo, useState } from 'react'
import { companyUpdateRequested, updateCompanyOperation } from './company-saga.ts'
import { selectTemplates } from '#shared/lists/templates.ts'
import { companyTexts } from './texts.ts'
import { texts } from '#shared/texts.ts'
import { OldVersionsNotice } from '#shared/old-versions-notice.tsx'
import { optionsOf } from '#shared/options-of.ts'
import {
  companyForm,
  companyFormValues,
  noSignature,
  companyValues,
} from './company-form-values.ts'
import { countryOptions } from './country-options.ts'
import { CompanyLogo } from './company-logo.tsx'
import { AfterSave, Sections } from './company.styles.ts'
import { SaveCancelled } from './outdated/save-cancelled.ts'
import { useOutdatedQuestion } from './outdated/use-outdated-question.tsx'

/** The company's logo, default signature and fields. */
export function CompanyForm({ company }: { company: Organisation }) {
  const [opened] = useState(company.revision)
  const run = useRunOperation(updateCompanyOperation)
  const store = useAppStore<WithSession>()
  const templates = useAppSelector(selectTemplates).data
  const choices = useMemo(
    () => ({
      country: countryOptions(),
      signature_template_id: [{ value: noSignature, label: texts.none }, ...optionsOf(templates)],
    }),
    [templates],
  )
  const { maySave, question } = useOutdatedQuestion()
  const { form, edited, isDirty, failure } = useEditedForm(companyForm, {
    operation: updateCompanyOperation,
    entity: company,
    toForm: companyFormValues,
    async save(typed, base) {
      const values = companyValues(typed)
      if (!(await maySave(values))) throw new SaveCancelled()
      await run(companyUpdateRequested({ key: updateCompanyOperation, values, base }))
      return selectOrganisation(store.getState())
    },
  })
  return (
    <Sections>
      <CompanyLogo company={company} />
      <Card title={companyTexts.identity}>
        <Form form={form} aria-label={companyTexts.title}>
          <FormConflict form={form} edited={edited} toForm={companyFormValues} choices={choices} />
          <FormFields form={form} columns={2} choices={choices} />
          <SaveRow error={failure}>
            <SaveBar form={form} isStatusHidden />
          </SaveRow>
        </Form>
        {company.revision !== opened && (
          <AfterSave>
            <OldVersionsNotice />
          </AfterSave>
        )}
      </Card>
      {question}
      <UnsavedWork isDirty={isDirty} />
    </Sections>
  )
}
