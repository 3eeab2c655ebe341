import { createForm } from '@org/ui/form'
import { expect, it } from 'vitest'
import { infoDescription } from './info-form/info-description.ts'
import {
  missingFields,
  personalFields,
  personalInfoOf,
  type PersonalField,
} from './personal-info.ts'
import { installData } from './testing.ts'

const complete = personalInfoOf(installData().user)

/** Returns the form's errors after this text is typed into a field and the field loses focus. */
function errorsOf(field: PersonalField, typed: string) {
  const form = createForm(infoDescription, { initial: complete, save: async () => {} })
  form.set(field, typed)
  form.blur(field)
  return form.field(field).read().errors
}

it.each(personalFields)('[1.4.20] reports an empty or blank %s as missing', (field) => {
  expect(missingFields(complete)).toEqual([])
  expect(missingFields({ ...complete, [field]: '' })).toEqual([field])
  expect(missingFields({ ...complete, [field]: '  ' })).toEqual([field])
})

it.each(['first_name', 'last_name', 'position'] as const)(
  '[1.5.23] rejects an empty %s',
  (field) => {
    expect(errorsOf(field, ' ')).toEqual(['Ne peut pas être vide'])
  },
)

it.each(['', '01 84 60 21 47', '06 12', 'abc'])(
  '[1.5.24] rejects %j as a mobile phone number',
  (typed) => {
    expect(errorsOf('phone_number', typed)).not.toEqual([])
  },
)

it.each(['0612345678', '07 12 34 56 78', '+33 6 12 34 56 78'])('[1.5.24] accepts %s', (typed) => {
  expect(errorsOf('phone_number', typed)).toEqual([])
})
