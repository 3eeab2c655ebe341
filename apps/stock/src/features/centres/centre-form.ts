import type { Centre } from '@org/api/client'
import { defineForm, type FormValues } from '@org/ui/form'
import '@org/ui/form/fields/select'
import '@org/ui/form/fields/text'
import type { CentreChanges, NewCentreValues } from './centres-saga.ts'
import { centresTexts } from './texts.ts'

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour)

const name = {
  name: 'name',
  type: 'text',
  label: centresTexts.name,
  validators: ['not_empty', { max_length: 200 }],
} as const

const address = {
  name: 'address',
  type: 'text',
  label: centresTexts.address,
  validators: ['not_empty', { max_length: 500 }],
} as const

/** The form that adds a centre. */
export const newCentreForm = defineForm({ fields: [name, address] })

/** The form that changes a centre (specification 3, section 5.1). */
export const centreForm = defineForm({
  fields: [
    name,
    address,
    {
      name: 'create_cmd_hour',
      type: 'select',
      label: centresTexts.hour,
      help: centresTexts.hourHelp,
      choices: hoursOfDay.map((hour) => ({
        value: String(hour),
        label: centresTexts.hourOf(hour),
      })),
      validators: ['not_empty'],
    },
    {
      name: 'replyTo',
      type: 'text',
      inputType: 'email',
      label: centresTexts.replyTo,
      help: centresTexts.replyToHelp,
      validators: ['email'],
    },
  ],
})

export type CentreFormValues = FormValues<typeof centreForm>

/** Converts the form values of a new centre to API values. */
export const newCentreValues = (typed: NewCentreValues): NewCentreValues => ({
  name: typed.name.trim(),
  address: typed.address.trim(),
})

/** Converts a centre to form values. */
export function centreFormValues({
  name: stored,
  address: place,
  create_cmd_hour: hour,
  replyTo,
}: Centre): CentreFormValues {
  return {
    name: stored,
    address: place,
    create_cmd_hour: hour === null ? '' : String(hour),
    replyTo,
  }
}

/** Converts form values to API values. */
export const centreValues = ({ create_cmd_hour, replyTo, ...typed }: CentreFormValues) =>
  ({
    ...newCentreValues(typed),
    create_cmd_hour: Number(create_cmd_hour),
    replyTo: replyTo.trim(),
  }) satisfies CentreChanges
