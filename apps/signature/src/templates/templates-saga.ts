import type { SignatureTemplate } from '@org/api/client'
import {
  type BothSides,
  type Environment,
  failureText,
  isMissing,
  isSessionEnd,
  optimistic,
  request,
  saveOperation,
  selectAuth,
  sendChange,
  sendDeletion,
  signedIn,
  storedInstead,
  takeLeadingBy,
} from '@org/app-kit'
import { createAction } from '@reduxjs/toolkit'
import { all, call, put, select, takeEvery, takeLeading } from 'typed-redux-saga'
import { templates } from '../lists/lists.ts'
import { loadTeams, loadUsers, refreshOrganisation } from '../lists/load-lists-saga.ts'
import { selectTemplates } from '../state.ts'
import { texts } from '../texts.ts'
import { templateDrafts } from './drafts/template-drafts.ts'
import { mergeStored } from './merge-signatures.ts'

export interface TemplateValues {
  name: string
  /** JSON of a signature. */
  signatureData: string
}

export const createTemplateOperation = 'templates/create'
export const updateTemplateOperation = (id: string) => `templates/update/${id}`

/** A template as it is to be stored. */
export interface TemplateSave {
  values: TemplateValues
  /** Names of the fields that hold what they should not, which hinders no save. */
  toCorrect?: readonly string[] | undefined
}

export const templateCreateRequested = createAction<
  TemplateSave & {
    /** Owner, when one team alone may use the template. */
    teamId: string | null
    idempotencyKey: string
    /** What is said of the success, in place of the usual. */
    told?: string
  }
>('templates/createRequested')
export const templateUpdateRequested = createAction<
  TemplateSave & {
    id: string
    /** The template that was edited, so that somebody else's change is not overwritten unseen. */
    base: SignatureTemplate
  }
>('templates/updateRequested')
export const templateDeleteRequested = createAction<string>('templates/deleteRequested')

const saveTexts = ({ toCorrect = [] }: TemplateSave) => ({
  ...texts.save,
  saved: toCorrect.length === 0 ? texts.save.saved : texts.signatures.savedWith(toCorrect),
  failed: texts.saveError,
})

/** Creates a template, for the organisation or for one team. */
export function* createTemplate(
  environment: Environment,
  { payload }: ReturnType<typeof templateCreateRequested>,
) {
  const { client } = environment
  const auth = yield* select(selectAuth)
  if (!auth) return
  const usual = saveTexts(payload)
  const told = { ...usual, saved: payload.told ?? usual.saved }
  yield* saveOperation(environment, createTemplateOperation, told, function* () {
    const created = yield* request((signal) => {
      const options = { signal, idempotencyKey: payload.idempotencyKey }
      return payload.teamId === null
        ? client.call(
            'createSignatureTemplate',
            { path: { id: auth.organisation_id }, body: payload.values },
            options,
          )
        : client.call(
            'createTeamSignature',
            { path: { id: payload.teamId }, body: payload.values },
            options,
          )
    })
    yield* put(templates.actions.put({ item: created }))
    return created.id
  })
}

/** Two tabs that changed different parts of one signature both get theirs. */
const mergeField = (field: string, { base, mine, theirs }: BothSides) =>
  field === 'signatureData' ? mergeStored(String(base), String(mine), String(theirs)) : undefined

/** Saves an edited template. Its users become 'not sent' again, so the lists that count them are read anew. */
export function* updateTemplate(
  environment: Environment,
  { payload }: ReturnType<typeof templateUpdateRequested>,
) {
  const { client } = environment
  const key = updateTemplateOperation(payload.id)
  const told = saveTexts(payload)
  const isSaved = yield* saveOperation(environment, key, told, function* () {
    try {
      const saved = yield* sendChange({
        values: payload.values,
        base: payload.base,
        merge: mergeField,
        send: (body, ifMatch) =>
          request((signal) =>
            client.call('updateTemplate', { path: { id: payload.id }, body }, { signal, ifMatch }),
          ),
      })
      yield* put(templates.actions.put({ item: saved }))
      return saved.id
    } catch (error) {
      const stored = storedInstead<SignatureTemplate>(error)
      if (stored) yield* put(templates.actions.put({ item: stored }))
      if (isMissing(error)) yield* put(templates.actions.remove(payload.id))
      throw error
    }
  })
  if (isSaved) yield* all([call(loadUsers, environment), call(loadTeams, environment)])
}

/** Removes a template at once; it comes back where it stood on failure. */
export function* deleteTemplate(
  environment: Environment,
  { payload: id }: ReturnType<typeof templateDeleteRequested>,
) {
  const { client, notify } = environment
  const { data } = yield* select(selectTemplates)
  const index = data.findIndex((template) => template.id === id)
  const former = data[index]
  if (!former) return
  try {
    yield* optimistic({
      apply: templates.actions.remove(id),
      restore: templates.actions.put({ item: former, index }),
      send: () =>
        sendDeletion(() =>
          request((signal) => client.call('deleteTemplate', { path: { id } }, { signal })),
        ),
    })
    notify(texts.deleted, 'success')
    yield* all([
      call(loadUsers, environment),
      call(loadTeams, environment),
      call(refreshOrganisation, environment),
    ])
  } catch (error) {
    if (!isSessionEnd(error)) notify(texts.notDeleted(failureText(error, 'delete')), 'danger')
  }
}

/**
 * Unsaved work of other people is cleared away: on a shared computer it must not wait for the next
 * one (decision 5).
 */
export function* clearForeignDrafts({
  payload: { auth, user, otherAccounts },
}: ReturnType<typeof signedIn>) {
  const own = otherAccounts.filter(({ email }) => email === user?.email).map(({ id }) => id)
  yield* call(() => templateDrafts()?.keepOnly([auth.user_id, ...own]))
}

export function* templatesSaga(environment: Environment) {
  yield* takeEvery(signedIn, clearForeignDrafts)
  // A double click on Save must not create the template twice.
  yield* takeLeading(templateCreateRequested, createTemplate, environment)
  // Different templates may be saved or deleted at the same time, one template only once.
  yield* takeLeadingBy(
    templateUpdateRequested,
    ({ payload }) => payload.id,
    (action) => updateTemplate(environment, action),
  )
  yield* takeLeadingBy(
    templateDeleteRequested,
    ({ payload }) => payload,
    (action) => deleteTemplate(environment, action),
  )
}
