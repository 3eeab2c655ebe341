import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'
import { createLogStream, type LogStream } from './log-stream.ts'
import { requestFields } from './request-context.ts'

const secrets = ['token', 'access_token', 'password', 'authorization']

/**
 * Creates a logger that writes JSON lines to standard error; standard output is reserved for the
 * server's addresses. A reader that has stalled delays nothing: see `LogStream`.
 */
export function createStandardLogger(level: string): { logger: Logger; stream: LogStream } {
  const stream = createLogStream({
    onDropped: (lines) => logger.warn({ lines }, 'log lines dropped'),
  })
  const logger = createLogger(level, stream)
  return { logger, stream }
}

/**
 * Creates a logger that writes JSON lines, each with the ids of the current request, its caller and
 * their organisation. Secret fields are redacted, both in the logged object and one level deeper.
 */
export function createLogger(level: string, stream: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      mixin: requestFields,
      timestamp: stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      redact: {
        paths: secrets.flatMap((name) => [name, `*.${name}`]),
        censor: '[hidden]',
      },
    },
    stream,
  )
}

/**
 * Returns the type, message, code and stack of an error. Other fields are not logged, because they
 * may contain query values (database errors) or the whole mail (mail errors).
 */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { type: error.name, message: error.message, code, stack: error.stack }
}
