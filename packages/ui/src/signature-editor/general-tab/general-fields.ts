import type { CheckedFieldProps } from '../checked-field/checked-field.tsx'

type FieldName =
  | 'firstName'
  | 'lastName'
  | 'positionInCompany'
  | 'companyName'
  | 'teamName'
  | 'phone'
  | 'skype'
  | 'email'
  | 'address'
  | 'companyWebsite'

/** One text of the signature and how it is typed. */
export interface GeneralField extends Pick<
  CheckedFieldProps,
  'type' | 'autoComplete' | 'placeholder' | 'rules'
> {
  name: FieldName
}

export const personFields: readonly GeneralField[] = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
]

export const companyFields: readonly GeneralField[] = [
  { name: 'companyName', autoComplete: 'organization' },
  { name: 'positionInCompany', autoComplete: 'organization-title' },
  { name: 'teamName' },
]

export const contactFields: readonly GeneralField[] = [
  { name: 'phone', type: 'tel', autoComplete: 'tel', rules: ['phone'] },
  { name: 'skype', autoComplete: 'off' },
  { name: 'email', type: 'email', autoComplete: 'email', rules: ['email'] },
  { name: 'address', autoComplete: 'street-address' },
  {
    name: 'companyWebsite',
    type: 'url',
    autoComplete: 'url',
    placeholder: 'https://www.exemple.fr',
    rules: ['url'],
  },
]
