import { expect, it } from 'vitest'
import { loggedPath } from '../http/request-log.ts'
import { createLogger } from './create-logger.ts'

function logging() {
  const lines: string[] = []
  const logger = createLogger('info', { write: (line) => void lines.push(line) })
  return { logger, lines }
}

it('writes one JSON line with time and level', () => {
  const { logger, lines } = logging()
  logger.info({ status: 200 }, 'request')
  logger.debug('unheard')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, status: 200, msg: 'request' })
})

it('redacts secrets', () => {
  const { logger, lines } = logging()
  logger.info({ token: 's3cret', session: { access_token: 's3cret' } }, 'oops')
  expect(lines[0]).not.toContain('s3cret')
})

it('logs an error without the values that caused it', () => {
  const { logger, lines } = logging()
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    query: 'insert into codes',
    params: ['123456'],
    detail: 'Key (email)=(camille@example.org) already exists.',
  })
  logger.error({ err: error }, 'request failed')
  const { err } = JSON.parse(lines[0] ?? '') as { err: Record<string, string> }
  expect(err).toMatchObject({ type: 'Error', message: 'duplicate key', code: '23505' })
  expect(err['stack']).toContain('create-logger.test')
  expect(lines[0]).not.toContain('123456')
  expect(lines[0]).not.toContain('camille')
})

it('replaces keys in the logged paths with a placeholder', () => {
  expect(loggedPath('/user/0123456789abcdef0123456789abcdef/install-email')).toBe(
    '/user/:key/install-email',
  )
  expect(loggedPath('/team/12/deploy')).toBe('/team/12/deploy')
})
