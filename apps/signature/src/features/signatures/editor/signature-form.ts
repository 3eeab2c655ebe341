import type { SignatureTemplate } from '@org/api/client'
import { isSame } from '@org/app-kit'
import { defaultSignatureData, type SignatureData } from '@org/signature'
import { defineForm, type FormValues } from '@org/ui/form'
import '@org/ui/form/fields/text'
import { bound } from '#shared/bound.ts'
import { parseStoredSignature } from '../list/signature-data.ts'
import type { SignatureValues } from '../signatures-saga.ts'
import { signaturesTexts } from '../texts.ts'

declare module '@org/ui/form' {
  interface FieldTypes {
    /** A signature. The page renders this field itself, with the signature editor. */
    signature: { value: SignatureData; options: object }
  }
}

/** A signature and its name, which are saved together. */
export const signatureForm = defineForm({
  fields: [
    {
      name: 'name',
      type: 'text',
      label: signaturesTexts.signatureName,
      isLabelHidden: true,
      validators: ['not_empty', bound('createSignatureTemplate', 'name')],
    },
    { name: 'signature', type: 'signature', label: signaturesTexts.title },
  ],
})

export type SignatureFormValues = FormValues<typeof signatureForm>

/** Returns the form values of a stored signature, or of a new one. */
export function toForm(stored: SignatureTemplate | null): SignatureFormValues {
  return stored
    ? { name: stored.name, signature: parseStoredSignature(stored.signatureData) }
    : { name: signaturesTexts.defaultName, signature: defaultSignatureData }
}

/**
 * Returns the form values of a draft. The signature is the stored one if the draft did not change
 * it.
 */
export function fromStored({
  values,
  base,
}: {
  values: SignatureValues
  base: SignatureTemplate | null
}): SignatureFormValues {
  const isStored = values.signatureData === base?.signatureData
  const signature = isStored ? toForm(base).signature : parseStoredSignature(values.signatureData)
  return { name: values.name, signature }
}

/** Whether the signature is as stored, whatever its name. */
export function isUntouched({ signature }: SignatureFormValues, base: SignatureTemplate): boolean {
  return isSame(signature, toForm(base).signature)
}

/**
 * Returns the values to store. An untouched signature keeps its JSON, which could differ if it were
 * serialised again.
 */
export function toStored(
  values: SignatureFormValues,
  base: SignatureTemplate | null,
): SignatureValues {
  const name = values.name.trim()
  return base && isUntouched(values, base)
    ? { name, signatureData: base.signatureData }
    : { name, signatureData: JSON.stringify(values.signature) }
}
