import type { CoachingUser } from '@org/api/client'
import { defineForm, type FormValues } from '@org/ui/form'
import '@org/ui/form/fields/select'
import '@org/ui/form/fields/text'
import { onboardingTexts } from './texts.ts'

const { male, female } = onboardingTexts.genders

/** The onboarding form (specification 3, section 2.2). */
export const onboardingForm = defineForm({
  fields: [
    {
      name: 'last_name',
      type: 'text',
      label: onboardingTexts.lastName,
      validators: [{ max_length: 200 }],
    },
    {
      name: 'first_name',
      type: 'text',
      label: onboardingTexts.firstName,
      validators: [{ max_length: 200 }],
    },
    {
      name: 'gender',
      type: 'select',
      label: onboardingTexts.gender,
      choices: [
        { value: 'male', label: male },
        { value: 'female', label: female },
      ],
    },
  ],
})

export type OnboardingValues = FormValues<typeof onboardingForm>

/**
 * Fills the form from the stored names or, without them, from the display name, split on spaces.
 */
export function onboardingValues(user: CoachingUser): OnboardingValues {
  const { first_name, last_name, gender, displayName } = user
  if (first_name !== '' || last_name !== '') return { first_name, last_name, gender }
  const [first = '', ...rest] = displayName.split(' ').filter((part) => part !== '')
  return { first_name: first, last_name: rest.join(' '), gender }
}

/** Converts form values to the stored record. */
export const storedValues = ({ first_name, last_name, gender }: OnboardingValues) => ({
  first_name: first_name.trim(),
  last_name: last_name.trim(),
  gender,
})
