import { type Environment, organisationLoaded, request, selectAuth } from '@org/app-kit'
import { put, select } from 'typed-redux-saga'

/** Reloads the organisation, whose references change with teams and signatures. */
export function* refreshOrganisation({ client }: Environment) {
  const auth = yield* select(selectAuth)
  if (!auth) return
  const organisation = yield* request((signal) =>
    client.call('getOrganisation', { path: { id: auth.organisation_id } }, { signal }),
  )
  yield* put(organisationLoaded(organisation))
}
