import type { Log } from '@org/api'
import type { Logger } from 'pino'

/** The API's log on the server's. */
export function logPort(logger: Logger): Log {
  return {
    write: (level, event, fields = {}) => logger[level](fields, event),
  }
}
