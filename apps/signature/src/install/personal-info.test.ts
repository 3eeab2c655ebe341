import { expect, it } from 'vitest'
import { infoFaults } from './info-form/info-faults.ts'
import { missingFields, personalFields, personalInfoOf } from './personal-info.ts'
import { installData } from './testing.ts'

const complete = personalInfoOf(installData().user)

it.each(personalFields)('[1.4.20] misses an empty or blank %s', (field) => {
  expect(missingFields(complete)).toEqual([])
  expect(missingFields({ ...complete, [field]: '' })).toEqual([field])
  expect(missingFields({ ...complete, [field]: '  ' })).toEqual([field])
})

it.each(['first_name', 'last_name', 'position'] as const)(
  '[1.5.23] refuses an empty %s',
  (field) => {
    const faults = infoFaults({ ...complete, [field]: ' ' })
    expect(faults[field]).toEqual(['Ne peut pas être vide'])
  },
)

it.each(['', '01 84 60 21 47', '06 12', 'abc'])('[1.5.24] refuses %j as mobile phone', (typed) => {
  expect(infoFaults({ ...complete, phone_number: typed }).phone_number).not.toEqual([])
})

it.each(['0612345678', '07 12 34 56 78', '+33 6 12 34 56 78'])('[1.5.24] takes %s', (typed) => {
  expect(infoFaults({ ...complete, phone_number: typed }).phone_number).toEqual([])
})
