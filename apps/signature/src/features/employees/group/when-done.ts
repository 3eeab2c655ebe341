import { errorMessage } from '@org/app-kit'

/** Calls `onDone` when the work succeeds, or `onError` with the reason. */
export function whenDone(
  work: Promise<unknown>,
  onDone: () => void,
  onError: (message: string) => void,
): void {
  work.then(onDone, (error: unknown) => onError(errorMessage(error)))
}
