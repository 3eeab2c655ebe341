import type { Praticien } from '@org/api/client'
import { defineForm, type FormValues } from '@org/ui/form'
import '@org/ui/form/fields/select'
import '@org/ui/form/fields/text'
import '#shared/photos/new-photo-field.tsx'
import { portraitCrop } from '#shared/photos/photo-crop.ts'
import { photoTexts } from '#shared/photos/texts.ts'
import { texts } from '#shared/texts.ts'
import type { NewPraticienValues, PraticienValues } from './praticiens-saga.ts'
import { praticiensTexts } from './texts.ts'

const name = {
  name: 'name',
  type: 'text',
  label: texts.name,
  validators: ['not_empty', { max_length: 200 }],
} as const

/**
 * The form that adds a practitioner.
 *
 * @param centreId the selected centre, to which the practitioner then belongs; null to ask for one
 */
export const newPraticienForm = (centreId: string | null) =>
  defineForm({
    fields: [
      name,
      {
        name: 'centreId',
        type: 'select',
        label: praticiensTexts.centre,
        placeholder: praticiensTexts.chooseCentre,
        initial: centreId,
        disabled: centreId !== null,
        validators: ['not_empty'],
      },
      { name: 'photo', type: 'new_photo', label: photoTexts.label, crop: portraitCrop },
    ],
  })

/** The form that changes a practitioner (specification 3, section 5.1). */
export const praticienForm = defineForm({ fields: [name] })

export type PraticienFormValues = FormValues<typeof praticienForm>
type NewPraticienFormValues = FormValues<ReturnType<typeof newPraticienForm>>

/** Converts a practitioner to form values. */
export const praticienFormValues = ({ name: stored }: Praticien): PraticienFormValues => ({
  name: stored,
})

/** Converts form values to API values. */
export const praticienValues = (typed: PraticienFormValues): PraticienValues => ({
  name: typed.name.trim(),
})

/** Converts the form values of a new practitioner to API values. */
export const newPraticienValues = (typed: NewPraticienFormValues): NewPraticienValues => ({
  ...praticienValues(typed),
  centreId: typed.centreId ?? '',
})
