import type { Organisation } from '@org/api/client'
import {
  type Environment,
  organisationLoaded,
  request,
  saveOperation,
  selectOrganisation,
} from '@org/app-kit'
import { createAction } from '@reduxjs/toolkit'
import { all, call, put, select, takeLeading } from 'typed-redux-saga'
import { loadTeams, loadUsers } from '../lists/load-lists-saga.ts'
import { texts } from '../texts.ts'

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
    | 'logo_id'
    | 'signature_template_id'
  >
>

export const updateOrganisationOperation = 'organisation/update'
export const organisationUpdateRequested = createAction<OrganisationValues>(
  'organisation/updateRequested',
)

/** Saves the company page; a failure shows 'Error' and is logged (specification 1, section 8). */
export function* updateOrganisation(
  environment: Environment,
  { payload }: ReturnType<typeof organisationUpdateRequested>,
) {
  const organisation = yield* select(selectOrganisation)
  if (!organisation) return
  const saveTexts = { ...texts.save, failed: texts.saveError }
  const key = updateOrganisationOperation
  const isSaved = yield* saveOperation(environment, key, saveTexts, function* () {
    try {
      const saved = yield* request((signal) =>
        environment.client.call(
          'updateOrganisation',
          { path: { id: organisation.id }, body: payload },
          { signal, ifMatch: organisation.revision },
        ),
      )
      yield* put(organisationLoaded(saved))
    } catch (error) {
      console.error(texts.organisationSaveFailed, error)
      throw error
    }
  })
  // The company's data is part of every signature, whose version has changed with it.
  if (isSaved) yield* all([call(loadUsers, environment), call(loadTeams, environment)])
}

export function* organisationSaga(environment: Environment) {
  // One save at a time: a second click sends the same values again for nothing.
  yield* takeLeading(organisationUpdateRequested, updateOrganisation, environment)
}
