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

/** The fields that people may change in their own profile. */
export type ProfileValues = Pick<
  User,
  | 'first_name'
  | 'last_name'
  | 'position'
  | 'phone_number'
  | 'mobile_number'
  | 'skype'
  | 'linkedIn'
  | 'picture_id'
>

export const updateProfileOperation = 'profile/update'
export const profileUpdateRequested = createAction<{
  values: ProfileValues
  /** The person before the edit. Used to detect changes by other users. */
  base: User
}>('profile/updateRequested')

/** Saves the person's profile; the sidebar and the list of employees show it too. */
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
  // A second click would only send the same values again.
  yield* takeLeading(profileUpdateRequested, updateProfile, environment)
}
