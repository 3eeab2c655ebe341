import type { Logger } from 'pino'

/** Is told after each run of a task whether it succeeded. */
export type RunObserver = (task: string, outcome: 'done' | 'failed') => void

/**
 * Runs a task at a fixed interval, for the first time after one interval. Runs never overlap. A
 * failure is logged, and the task runs again at the next interval.
 *
 * @returns a function that stops the repetition and waits for the current run, if any
 */
export function repeat(
  name: string,
  milliseconds: number,
  logger: Logger,
  task: () => Promise<unknown>,
  onRun?: RunObserver,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(task).then(
      () => onRun?.(name, 'done'),
      (error: unknown) => {
        logger.error({ err: error, task: name }, 'task failed')
        onRun?.(name, 'failed')
      },
    )
  }, milliseconds)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
