import type { LogStream } from './log-stream.ts'

/** Writes the last lines of the log when the process ends, also by an error that nobody caught. */
export function watchProcessEnd(stream: LogStream): void {
  process.on('exit', () => stream.flush())
  // Before Node prints the error.
  process.on('uncaughtExceptionMonitor', () => stream.flush())
}
