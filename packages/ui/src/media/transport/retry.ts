import { isPassing, toUploadError, UploadError } from '../upload-error.ts'
import type { UploadContext, UploadTransport } from './upload-transport.ts'

/** Rules for retrying a failed attempt. */
export interface RetryRules {
  /** Total number of attempts. Default 3. */
  attempts: number
  /** Delay in milliseconds after `failed` failed attempts. Default 500, 1000, 2000 … */
  delay: (failed: number) => number
  /** Waits for the delay. Rejects when the signal aborts. Tests replace this function. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

function waitByTimer(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(new UploadError('cancelled'))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}

/** The default rules: three attempts, with delays of half a second and one second. */
export const defaultRetry: RetryRules = {
  attempts: 3,
  delay: (failed) => 500 * 2 ** (failed - 1),
  wait: waitByTimer,
}

/**
 * Sends a file, with retries after growing delays if the network or the server failed (5xx). A file
 * that the server rejects (4xx) is not retried.
 */
export async function sendWithRetries<Result>(
  transport: UploadTransport<Result>,
  file: File,
  context: UploadContext,
  { attempts, delay, wait }: RetryRules = defaultRetry,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transport(file, context)
    } catch (thrown) {
      const error = toUploadError(thrown)
      if (context.signal.aborted) throw new UploadError('cancelled')
      if (attempt >= attempts || !isPassing(error)) throw error
      context.onProgress(0)
      await wait(delay(attempt), context.signal)
    }
  }
}
