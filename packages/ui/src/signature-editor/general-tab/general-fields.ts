import type { CheckedFieldProps } from '../checked-field/checked-field.tsx'

type FieldName =
  | 'firstName'
  | 'lastName'
  | 'positionInCompany'
  | 'teamName'
  | 'phone'
  | 'mobile'
  | 'email'
  | 'skype'
  | 'companyName'
  | 'address'
  | 'companyWebsite'

/** A text field of the signature and its input options. */
export interface GeneralField extends Pick<
  CheckedFieldProps,
  'type' | 'autoComplete' | 'placeholder' | 'rule'
> {
  name: FieldName
}

export const personFields: readonly GeneralField[] = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'positionInCompany', autoComplete: 'organization-title' },
  { name: 'teamName' },
]

export const phoneFields: readonly GeneralField[] = [
  { name: 'phone', type: 'tel', autoComplete: 'tel', rule: 'phone' },
  { name: 'mobile', type: 'tel', rule: 'phone' },
]

export const addressFields: readonly GeneralField[] = [
  { name: 'email', type: 'email', autoComplete: 'email', rule: 'email' },
  { name: 'skype' },
]

export const companyFields: readonly GeneralField[] = [
  { name: 'companyName', autoComplete: 'organization' },
  { name: 'address', autoComplete: 'street-address' },
  {
    name: 'companyWebsite',
    type: 'url',
    autoComplete: 'url',
    placeholder: 'https://www.exemple.fr',
    rule: 'link',
  },
]
