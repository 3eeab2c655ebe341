import type { SignatureTemplate } from '@org/api/client'
import { createEntityFlow, type UpdateRequest } from '@org/app-kit'
import { templates } from '#shared/lists/templates.ts'
import { signaturesTexts } from './texts.ts'
import { texts } from '#shared/texts.ts'
import { mergeStored } from './merge-stored.ts'

export interface SignatureValues {
  name: string
  /** The signature as JSON. */
  signatureData: string
}

/** A signature to be saved. */
export interface SignatureSave {
  values: SignatureValues
  /** Names of invalid fields, which do not prevent saving. */
  toCorrect?: readonly string[] | undefined
}

export interface SignatureCreation extends SignatureSave {
  /** The team that owns the signature, if only that team may use it. */
  teamId: string | null
  idempotencyKey: string
  /** Replaces the usual success message. */
  savedText?: string
}

export interface SignatureUpdate extends UpdateRequest<SignatureTemplate>, SignatureSave {
  values: SignatureValues
}

const saveTexts = ({ toCorrect = [] }: SignatureSave) => ({
  saved: toCorrect.length === 0 ? texts.save.saved : signaturesTexts.savedWith(toCorrect),
  failed: texts.saveError,
})

export const signaturesFlow = createEntityFlow<
  SignatureTemplate,
  SignatureCreation,
  SignatureUpdate,
  { id: string },
  object
>({
  list: templates,
  texts,
  load: {
    page: ({ client }, call, options) => client.call('listSignatureTemplates', call, options),
    after: {},
  },
  create: {
    texts: (request) => ({
      ...saveTexts(request),
      // A copy is made from the list, where no form shows a failure.
      ...(request.savedText && { saved: request.savedText, hasForm: false }),
    }),
    send: ({ client }, { values: body, teamId }, path, options) =>
      teamId === null
        ? client.call('createSignatureTemplate', { path, body }, options)
        : client.call('createTeamSignature', { path: { id: teamId }, body }, options),
  },
  update: {
    texts: saveTexts,
    send: ({ client }, id, body, options) =>
      client.call('updateTemplate', { path: { id }, body }, options),
    // If two tabs have changed different parts of one signature, keeps both changes.
    merge: (field, { base, mine, theirs }) =>
      field === 'signatureData'
        ? mergeStored(String(base), String(mine), String(theirs))
        : undefined,
  },
  remove: {
    texts,
    send: ({ client }, { id }, options) => client.call('deleteTemplate', { path: { id } }, options),
  },
})
