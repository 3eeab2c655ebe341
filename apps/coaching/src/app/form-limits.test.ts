import { operations } from '@org/api/contract'
import { expect, it } from 'vitest'
import { onboardingForm } from '#testing/sign-in'

it.each(['first_name', 'last_name'] as const)(
  'limits %s to the maximum length that the API accepts',
  (field) => {
    const { maxLength } = operations.updateCoachingUser.body.shape[field].unwrap()
    const limited = { name: field, validators: [{ max_length: maxLength }] }
    expect(onboardingForm.fields).toContainEqual(expect.objectContaining(limited))
  },
)
