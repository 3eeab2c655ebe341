import type { Organisation } from '@org/api/client'
import {
  entityChanged,
  type Environment,
  organisationLoaded,
  request,
  saveOperation,
  sendChange,
  storedInstead,
  takeLeadingBy,
} from '@org/app-kit'
import { createAction } from '@reduxjs/toolkit'
import { put } from 'typed-redux-saga'
import { companyTexts } from './texts.ts'
import { texts } from '#shared/texts.ts'

/** The fields of the company page that may be changed. */
export type OrganisationValues = Partial<
  Pick<
    Organisation,
    | 'name'
    | 'address'
    | 'website_url'
    | 'facebook'
    | 'instagram'
    | 'linkedin'
    | 'twitter'
    | 'google_play_url'
    | 'appstore_url'
    | 'disclaimer'
    | 'logo_id'
    | 'signature_template_id'
  >
>

/** Form and logo are saved beside each other, so that neither waits for, or drops, the other. */
export const updateOrganisationOperation = 'organisation/update'
export const updateLogoOperation = 'organisation/update-logo'
export const organisationUpdateRequested = createAction<{
  key: typeof updateOrganisationOperation | typeof updateLogoOperation
  values: OrganisationValues
  /** The organisation that was edited, so that somebody else's change is not overwritten unseen. */
  base: Organisation
}>('organisation/updateRequested')

/** Saves the company page; a failure shows 'Error' and is logged (specification 1, section 8). */
export function* updateOrganisation(
  environment: Environment,
  { payload }: ReturnType<typeof organisationUpdateRequested>,
) {
  const { key, values, base } = payload
  const saved = key === updateLogoOperation ? companyTexts.logoSaved : texts.save.saved
  const saveTexts = { ...texts.save, saved, failed: texts.saveError }
  const isSaved = yield* saveOperation(environment, key, saveTexts, function* () {
    try {
      const stored = yield* sendChange({
        values,
        base,
        send: (body, ifMatch) =>
          request((signal) =>
            environment.client.call(
              'updateOrganisation',
              { path: { id: base.id }, body },
              { signal, ifMatch },
            ),
          ),
      })
      yield* put(organisationLoaded(stored))
    } catch (error) {
      const stored = storedInstead<Organisation>(error)
      if (stored) yield* put(organisationLoaded(stored))
      console.error(texts.organisationSaveFailed, error)
      throw error
    }
  })
  // The company's data is part of every signature, whose version has changed with it.
  if (isSaved) yield* put(entityChanged({ entity: 'organisation', change: 'updated' }))
}

export function* organisationSaga(environment: Environment) {
  // One save at a time: a second click sends the same values again for nothing.
  yield* takeLeadingBy(
    organisationUpdateRequested,
    ({ payload }) => payload.key,
    (action) => updateOrganisation(environment, action),
  )
}
