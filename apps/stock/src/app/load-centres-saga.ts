import type { Environment } from '@org/app-kit'
import { takeLatest } from 'typed-redux-saga'
import { centresFlow } from '#features/centres'
import { accountLoaded } from '#shared/account/account-slice.ts'

/** Loads the centres for every account, because the header names the selected centre. */
export function* loadCentresSaga(environment: Environment) {
  yield* takeLatest(accountLoaded, function* () {
    yield* centresFlow.load(environment)
  })
}
