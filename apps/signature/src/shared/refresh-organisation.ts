import { type Environment, organisationLoaded, request, selectAuth } from '@org/app-kit'
import { put, select } from 'typed-redux-saga'

/** Reloads the organisation, which refers to teams and signatures, after those have changed. */
export function* refreshOrganisation({ client }: Environment) {
  const auth = yield* select(selectAuth)
  if (!auth) return
  const organisation = yield* request((signal) =>
    client.call('getOrganisation', { path: { id: auth.organisation_id } }, { signal }),
  )
  yield* put(organisationLoaded(organisation))
}
