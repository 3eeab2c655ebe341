import type { User } from '@org/api/client'
import {
  type Environment,
  request,
  saveOperation,
  selectUser,
  sendChange,
  userLoaded,
} from '@org/app-kit'
import { createAction } from '@reduxjs/toolkit'
import { put, select, takeLeading } from 'typed-redux-saga'
import { users } from '#shared/lists/users.ts'
import { texts } from '#shared/texts.ts'

/** The fields that everybody may change of themselves. */
export type ProfileValues = Pick<
  User,
  'first_name' | 'last_name' | 'position' | 'phone_number' | 'linkedIn' | 'picture_id'
>

export const updateProfileOperation = 'profile/update'
export const profileUpdateRequested = createAction<{
  values: ProfileValues
  /** The person as edited, so that somebody else's change is not overwritten unseen. */
  base: User
}>('profile/updateRequested')

/** Saves what the person says of themselves; the sidebar and the employees show it too. */
export function* updateProfile(
  environment: Environment,
  { payload }: ReturnType<typeof profileUpdateRequested>,
) {
  const { client } = environment
  yield* saveOperation(environment, updateProfileOperation, texts.save, function* () {
    const saved = yield* sendChange({
      ...payload,
      send: (body, ifMatch) =>
        request((signal) =>
          client.call('updateUser', { path: { id: 'me' }, body }, { signal, ifMatch }),
        ),
    })
    const self = yield* select(selectUser)
    if (self?.id === saved.id) yield* put(userLoaded(saved))
    yield* put(users.actions.patch({ id: saved.id, changes: saved }))
  })
}

export function* profileSaga(environment: Environment) {
  // A second click sends the same values again for nothing.
  yield* takeLeading(profileUpdateRequested, updateProfile, environment)
}
