import { destination, pino, stdTimeFunctions, type Logger } from 'pino'

const secrets = ['token', 'access_token', 'password', 'authorization']

/**
 * JSON lines on standard error; standard output is left to the one line that says where the server
 * listens. Fields that open something never show, whoever logs them.
 */
export function createLogger(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      redact: {
        paths: secrets.flatMap((name) => [name, `*.${name}`]),
        censor: '[hidden]',
      },
    },
    destination({ dest: 2, sync: true }),
  )
}
