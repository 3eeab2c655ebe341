import type { Organisation } from '@org/api/client'
import type { ValidationRule } from '@org/ui/validators'
import type { OrganisationValues } from '../../organisation/organisation-saga.ts'

/** Choice of no default signature. */
export const noSignature = 'none'

export type CompanyFormValues = {
  name: string
  address: string
  website_url: string
  facebook: string
  instagram: string
  linkedin: string
  twitter: string
  signature_template_id: string
}

export const companyRules: { [Name in keyof CompanyFormValues]?: readonly ValidationRule[] } = {
  website_url: ['url'],
  facebook: ['url'],
  instagram: ['url'],
  linkedin: ['url'],
  twitter: ['url'],
}

export function companyForm(organisation: Organisation): CompanyFormValues {
  const { name, address, website_url, facebook, instagram, linkedin, twitter } = organisation
  return {
    name,
    address,
    website_url,
    facebook,
    instagram,
    linkedin,
    twitter,
    signature_template_id: organisation.signature_template_id ?? noSignature,
  }
}

export function organisationValues(form: CompanyFormValues): OrganisationValues {
  const { signature_template_id, ...texts } = form
  return {
    ...texts,
    signature_template_id: signature_template_id === noSignature ? null : signature_template_id,
  }
}
