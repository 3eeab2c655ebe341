import type { Organisation } from '@org/api/client'
import { useFields, useOperation } from '@org/app-kit'
import { Button, Card, Select, TextField } from '@org/ui/primitives'
import type { FormEvent } from 'react'
import {
  organisationUpdateRequested,
  updateOrganisationOperation,
} from '../../organisation/organisation-saga.ts'
import { selectTemplates, useAppDispatch, useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { FieldGrid, Wide } from '../shared/page.styles.ts'
import { SaveRow } from '../shared/save-row.tsx'
import {
  companyForm,
  companyRules,
  noSignature,
  organisationValues,
} from './company-form-values.ts'
import { CompanyLogo } from './company-logo.tsx'
import { Sections } from './company.styles.ts'

const networks = ['facebook', 'instagram', 'linkedin', 'twitter'] as const

/** Logo, default signature and fields of the company. The domain comes from sign-up and stays. */
export function CompanyForm({ organisation }: { organisation: Organisation }) {
  const dispatch = useAppDispatch()
  const templates = useAppSelector(selectTemplates)
  const { values, field, check, isChanged } = useFields(companyForm(organisation), companyRules)
  const { isRunning, error } = useOperation(updateOrganisationOperation)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (check()) dispatch(organisationUpdateRequested(organisationValues(values)))
  }
  const signature = field('signature_template_id')
  return (
    <Sections>
      <CompanyLogo organisation={organisation} />
      <form onSubmit={save} noValidate>
        <Card title={texts.company.identity}>
          <FieldGrid>
            <Wide>
              <Select
                label={texts.company.signature}
                description={texts.company.signatureHelp}
                value={signature.value}
                onChange={signature.onChange}
                options={[
                  { value: noSignature, label: texts.none },
                  ...templates.data.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
            </Wide>
            <TextField
              label={texts.company.domain}
              value={organisation.domain}
              onChange={() => undefined}
              isReadOnly
              name="domain"
            />
            <TextField {...field('name')} label={texts.company.name} name="name" />
            <TextField {...field('address')} label={texts.company.address} name="address" />
            <TextField
              {...field('website_url')}
              label={texts.company.website_url}
              type="url"
              name="website_url"
            />
            {networks.map((network) => (
              <TextField
                key={network}
                {...field(network)}
                label={texts.company[network]}
                type="url"
                name={network}
              />
            ))}
          </FieldGrid>
          <SaveRow error={error}>
            <Button type="submit" variant="primary" isLoading={isRunning} isDisabled={!isChanged}>
              {texts.saveButton}
            </Button>
          </SaveRow>
        </Card>
      </form>
    </Sections>
  )
}
