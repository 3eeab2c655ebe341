import type { Organisation } from '@org/api/client'
import { defaultCountry } from '@org/api/phones'
import { defineForm, type FormValues } from '@org/ui/form'
import '@org/ui/form/fields/multiline'
import '@org/ui/form/fields/select'
import '@org/ui/form/fields/text'
import type { CompanyValues } from './company-saga.ts'
import { companyTexts } from './texts.ts'
import { bound } from '#shared/bound.ts'

/** Option for no default signature. */
export const noSignature = 'none'

const address = <Name extends string>(name: Name, label: string) =>
  ({ name, type: 'text', label, inputType: 'url', validators: ['url'] }) as const

/**
 * The company's default signature and fields. The domain comes from sign-up and cannot be changed.
 */
export const companyForm = defineForm({
  fields: [
    {
      name: 'signature_template_id',
      type: 'select',
      label: companyTexts.signature,
      help: companyTexts.signatureHelp,
      initial: noSignature,
      isWide: true,
    },
    { name: 'domain', type: 'text', label: companyTexts.domain, isReadOnly: true },
    {
      name: 'name',
      type: 'text',
      label: companyTexts.name,
      validators: ['not_empty', bound('updateOrganisation', 'name')],
    },
    {
      name: 'country',
      type: 'select',
      label: companyTexts.country,
      help: companyTexts.countryHelp,
      initial: defaultCountry,
    },
    {
      name: 'address',
      type: 'text',
      label: companyTexts.address,
      validators: [bound('updateOrganisation', 'address')],
    },
    address('website_url', companyTexts.website_url),
    address('facebook', companyTexts.facebook),
    address('instagram', companyTexts.instagram),
    address('linkedin', companyTexts.linkedin),
    address('twitter', companyTexts.twitter),
    address('google_play_url', companyTexts.google_play_url),
    address('appstore_url', companyTexts.appstore_url),
    {
      name: 'disclaimer',
      type: 'multiline',
      label: companyTexts.disclaimer,
      rows: 3,
      isWide: true,
      validators: [bound('updateOrganisation', 'disclaimer')],
    },
  ],
})

export type CompanyFormValues = FormValues<typeof companyForm>

/** Converts the company to form values. */
export function companyFormValues(company: Organisation): CompanyFormValues {
  const { domain, name, country, website_url, facebook, instagram, linkedin, twitter } = company
  const { google_play_url, appstore_url, disclaimer } = company
  return {
    domain,
    name,
    country,
    address: company.address,
    website_url,
    facebook,
    instagram,
    linkedin,
    twitter,
    google_play_url,
    appstore_url,
    disclaimer,
    signature_template_id: company.signature_template_id ?? noSignature,
  }
}

/** Converts form values to API values. Leaves out the domain, which cannot be changed. */
export function companyValues(form: CompanyFormValues): CompanyValues {
  const { domain: _, signature_template_id, country, ...values } = form
  return {
    ...values,
    country: country ?? defaultCountry,
    signature_template_id: signature_template_id === noSignature ? null : signature_template_id,
  }
}
