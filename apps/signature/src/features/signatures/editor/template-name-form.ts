import type { SignatureTemplate } from '@org/api/client'
import { defineForm } from '@org/ui/form'
import '@org/ui/form/fields/text'
import { signaturesTexts } from '../texts.ts'
import { bound } from '#shared/bound.ts'

export const templateNameForm = defineForm({
  fields: [
    {
      name: 'name',
      type: 'text',
      label: signaturesTexts.signatureName,
      isLabelHidden: true,
      validators: ['not_empty', bound('createSignatureTemplate', 'name')],
    },
  ],
})

/** The name of a stored template, or what a new one is called at first. */
export const storedName = (template: SignatureTemplate | null) =>
  template?.name ?? signaturesTexts.defaultName
