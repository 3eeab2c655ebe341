import { errorMessage } from '@org/app-kit'

/** Goes on after work that succeeded, and tells why it did not. */
export function whenDone(
  work: Promise<unknown>,
  onDone: () => void,
  onError: (message: string) => void,
): void {
  work.then(onDone, (error: unknown) => onError(errorMessage(error)))
}
