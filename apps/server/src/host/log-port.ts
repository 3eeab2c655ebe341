import type { Log } from '@org/api'
import type { Logger } from 'pino'

/** Sends the API's log to the server's logger. */
export function logPort(logger: Logger): Log {
  return {
    write: (level, event, fields = {}) => logger[level](fields, event),
  }
}
