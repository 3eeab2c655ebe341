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

/** The editable fields of the company page. */
export type CompanyValues = Partial<
  Pick<
    Organisation,
    | 'name'
    | 'country'
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

/**
 * The form and the logo are saved independently, so that neither save delays or cancels the other.
 */
export const updateCompanyOperation = 'company/update'
export const updateLogoOperation = 'company/update-logo'
export const companyUpdateRequested = createAction<{
  key: typeof updateCompanyOperation | typeof updateLogoOperation
  values: CompanyValues
  /** The organisation before the edit. Used to detect changes by other users. */
  base: Organisation
}>('company/updateRequested')

/** Saves the company page; a failure shows 'Error' and is logged (specification 1, section 8). */
export function* updateCompany(
  environment: Environment,
  { payload }: ReturnType<typeof companyUpdateRequested>,
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
      console.error(companyTexts.saveFailedLog, error)
      throw error
    }
  })
  // The company's data is part of every signature, so the versions of all signatures have changed.
  if (isSaved) yield* put(entityChanged({ entity: 'organisation', change: 'updated' }))
}

export function* companySaga(environment: Environment) {
  // One save at a time per part: a second click would only send the same values again.
  yield* takeLeadingBy(
    companyUpdateRequested,
    ({ payload }) => payload.key,
    (action) => updateCompany(environment, action),
  )
}
