import type { Logger } from 'pino'

/**
 * Runs a task again and again, the first time after one pause; a failure is logged and the next
 * turn comes.
 *
 * @returns stops it, once a run under way has ended
 */
export function repeat(
  name: string,
  milliseconds: number,
  logger: Logger,
  task: () => Promise<unknown>,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(task).then(
      () => undefined,
      (error: unknown) => logger.error({ err: error, task: name }, 'task failed'),
    )
  }, milliseconds)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
