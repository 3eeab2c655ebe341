import { errorMessage, request, type Environment } from '@org/app-kit'
import { call, fork, put, select, takeLatest, takeLeading } from 'typed-redux-saga'
import {
  infoSaved,
  infoSaveFailed,
  infoSubmitted,
  installLoaded,
  installLoadFailed,
  installOpened,
  markingDone,
  markingFailed,
  markingStarted,
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
    yield* put(installLoadFailed(errorMessage(error)))
  }
}

/** Saves the personal fields; the answer is the signature that results from them. */
export function* saveInfo({ client }: Environment, { payload }: ReturnType<typeof infoSubmitted>) {
  const { target } = yield* select(selectInstall)
  if (!target) return
  try {
    const data = yield* request((signal) =>
      client.call(
        'saveInstallInfo',
        { ...partsOf(target), body: payload.info },
        { signal, idempotencyKey: payload.key },
      ),
    )
    yield* put(infoSaved(data))
  } catch (error) {
    yield* put(infoSaveFailed(errorMessage(error)))
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
  const { target, status, saving, marking } = yield* select(selectInstall)
  if (target === null) return
  if (status === 'loading') yield* call(loadInstall, environment, installOpened(target))
  if (saving === 'running') yield* put(infoSaveFailed(installTexts.saveInterrupted))
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
