import type { Log } from '@org/api'
import { logger } from 'firebase-functions'

/** Sends the API's log to Google's Cloud Logging. */
export const cloudLog: Log = {
  write: (level, event, fields = {}) => logger[level](event, fields),
}
