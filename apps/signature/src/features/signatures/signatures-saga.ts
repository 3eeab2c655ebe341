import type { SignatureTemplate } from '@org/api/client'
import { createEntityFlow, type UpdateRequest } from '@org/app-kit'
import { templates } from '#shared/lists/templates.ts'
import { signaturesTexts } from './texts.ts'
import { texts } from '#shared/texts.ts'
import { mergeStored } from './merge-stored.ts'

export interface TemplateValues {
  name: string
  /** JSON of a signature. */
  signatureData: string
}

/** A template as it is to be stored. */
export interface TemplateSave {
  values: TemplateValues
  /** Names of the fields with a wrong value, which prevents no save. */
  toCorrect?: readonly string[] | undefined
}

export interface TemplateCreation extends TemplateSave {
  /** Owner, when one team alone may use the template. */
  teamId: string | null
  idempotencyKey: string
  /** Confirms the success in place of the usual text. */
  told?: string
}

export interface TemplateUpdate extends UpdateRequest<SignatureTemplate>, TemplateSave {
  values: TemplateValues
}

const saveTexts = ({ toCorrect = [] }: TemplateSave) => ({
  saved: toCorrect.length === 0 ? texts.save.saved : signaturesTexts.savedWith(toCorrect),
  failed: texts.saveError,
})

export const templatesFlow = createEntityFlow<
  SignatureTemplate,
  TemplateCreation,
  TemplateUpdate,
  { id: string },
  object
>({
  list: templates,
  texts,
  load: {
    page: (client, call, options) => client.call('listSignatureTemplates', call, options),
    after: {},
  },
  create: {
    texts: (request) => ({ ...saveTexts(request), ...(request.told && { saved: request.told }) }),
    send: (client, { values: body, teamId }, path, options) =>
      teamId === null
        ? client.call('createSignatureTemplate', { path, body }, options)
        : client.call('createTeamSignature', { path: { id: teamId }, body }, options),
  },
  update: {
    texts: saveTexts,
    send: (client, id, body, options) =>
      client.call('updateTemplate', { path: { id }, body }, options),
    // Two tabs that changed different parts of one signature both keep theirs.
    merge: (field, { base, mine, theirs }) =>
      field === 'signatureData'
        ? mergeStored(String(base), String(mine), String(theirs))
        : undefined,
  },
  remove: {
    send: (client, { id }, options) => client.call('deleteTemplate', { path: { id } }, options),
  },
})
