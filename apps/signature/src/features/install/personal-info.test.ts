import { createForm } from '@org/ui/form'
import { expect, it, vi } from 'vitest'
import { describeInfo } from './info-form/info-description.ts'
import {
  missingFields,
  personalFields,
  personalInfoOf,
  type PersonalField,
} from './personal-info.ts'
import { installData } from './testing.ts'

const complete = personalInfoOf(installData().user)

/** Returns the form's errors after this text is typed into a field and the field loses focus. */
async function errorsOf(field: PersonalField, typed: string) {
  const form = createForm(describeInfo('FR'), { initial: complete, save: async () => {} })
  form.set(field, typed)
  form.blur(field)
  await vi.waitFor(() => expect(form.field(field).read().isChecking).toBe(false))
  return form.field(field).read().errors
}

it.each(personalFields)('[1.4.20] reports an empty or blank %s as missing', (field) => {
  expect(missingFields(complete)).toEqual([])
  expect(missingFields({ ...complete, [field]: '' })).toEqual([field])
  expect(missingFields({ ...complete, [field]: '  ' })).toEqual([field])
})

it.each(['first_name', 'last_name', 'position'] as const)(
  '[1.5.23] rejects an empty %s',
  async (field) => {
    expect(await errorsOf(field, ' ')).toEqual(['Ne peut pas être vide'])
  },
)

it.each(['', '01 84 60 21 47', '06 12', 'abc', '+44 6 12 34 56 78', '+49 30 123456'])(
  '[1.5.24] rejects %j as a mobile phone number',
  async (typed) => {
    expect(await errorsOf('phone_number', typed)).not.toEqual([])
  },
)

it.each([
  '0612345678',
  '07 12 34 56 78',
  '+33 6 12 34 56 78',
  '+49 1512 3456789',
  '+1 415 555 2671',
])('[1.5.24] accepts %s', async (typed) => {
  expect(await errorsOf('phone_number', typed)).toEqual([])
})

it('explains a rejected number in a second line', async () => {
  expect(await errorsOf('phone_number', '01 84 60 21 47')).toEqual([
    expect.stringMatching(
      /^Mauvais format de téléphone\nCe n’est pas un numéro de mobile\. Par exemple 06 12 34 56 78/,
    ),
  ])
})
