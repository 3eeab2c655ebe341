import { ApiError } from '@org/api/client'
import {
  errorMessage,
  operationFailed,
  request,
  trackOperation,
  type Environment,
} from '@org/app-kit'
import { call, cancelled, fork, put, select, takeLatest, takeLeading } from 'typed-redux-saga'
import {
  infoSaved,
  infoSubmitted,
  installLoaded,
  installLoadFailed,
  installOpened,
  linkUnknown,
  markingDone,
  markingFailed,
  markingStarted,
  saveInfoOperation,
  selectInstall,
  signatureTaken,
  type InstallTarget,
} from './install-slice.ts'
import { installTexts } from './texts.ts'

const partsOf = ({ userId, version }: InstallTarget) => ({
  path: { id: userId },
  query: version === null ? {} : { signatureversion: version },
})

/** Loads the signature and all that the page shows with it. */
export function* loadInstall(
  { client }: Environment,
  { payload }: ReturnType<typeof installOpened>,
) {
  try {
    const data = yield* request((signal) =>
      client.call('getInstallSignature', partsOf(payload), { signal }),
    )
    yield* put(installLoaded(data))
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.type === 'NOT_FOUND'
    const told = errorMessage(error)
    yield* put(isUnknown ? linkUnknown(told) : installLoadFailed(told))
  }
}

/** Saves the personal fields; the answer is the signature that results from them. */
export function* saveInfo({ client }: Environment, { payload }: ReturnType<typeof infoSubmitted>) {
  const { target } = yield* select(selectInstall)
  if (!target) return
  try {
    yield* trackOperation(saveInfoOperation, function* () {
      const data = yield* request((signal) =>
        client.call(
          'saveInstallInfo',
          { ...partsOf(target), body: payload.info },
          { signal, idempotencyKey: payload.key },
        ),
      )
      yield* put(infoSaved(data))
    })
  } finally {
    // The end of a session cut it off, which concerns the page and not this form: it can be sent again.
    if (yield* cancelled()) {
      const message = installTexts.saveInterrupted
      yield* put(operationFailed({ key: saveInfoOperation, message }))
    }
  }
}

/** Tells the server, once per version, that the person has taken the signature. */
export function* markInstalled({ client, newKey }: Environment) {
  const { target, data } = yield* select(selectInstall)
  if (!target || !data?.signature || data.user.is_deployed) return
  const { version } = data.signature
  yield* put(markingStarted())
  try {
    yield* request((signal) =>
      client.call('markInstalled', partsOf({ userId: target.userId, version }), {
        signal,
        idempotencyKey: newKey(),
      }),
    )
    yield* put(markingDone(version))
  } catch {
    yield* put(markingFailed())
  }
}

/**
 * The end of a session stops every flow of the product and starts it anew. The install page needs
 * no session, so what that cut off is taken up again.
 */
export function* resumeInstall(environment: Environment) {
  const { target, status, marking } = yield* select(selectInstall)
  if (target === null) return
  if (status === 'loading') yield* call(loadInstall, environment, installOpened(target))
  if (marking === 'running') yield* call(markInstalled, environment)
}

export function* installSaga(environment: Environment) {
  // Opening another person's page makes the answer for the former one worthless.
  yield* takeLatest(installOpened, loadInstall, environment)
  // A second click while saving sends nothing; what was typed stays in the form.
  yield* takeLeading(infoSubmitted, saveInfo, environment)
  // Several copies in a row are one installation.
  yield* takeLeading(signatureTaken, markInstalled, environment)
  yield* fork(resumeInstall, environment)
}
