import { destination, pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'

const secrets = ['token', 'access_token', 'password', 'authorization']

/**
 * Creates a logger that writes JSON lines to standard error; standard output is reserved for the
 * server's addresses. Secret fields are redacted, both in the logged object and one level deeper.
 */
export function createLogger(
  level: string,
  stream: DestinationStream = destination({ dest: 2, sync: true }),
): Logger {
  return pino(
    {
      level,
      base: null,
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
