import { DiskFull, DatabaseUnavailable } from '@org/api'
import { expect, it } from 'vitest'
import { SettingsError } from '../settings/settings-error.ts'
import { startFailure } from './start-failure.ts'

const place = { dataDir: '/nowhere', databaseUrl: 'postgres://127.0.0.1/paraphe' }
const coded = (code: string, message: string) => Object.assign(new Error(message), { code })

it.each([
  [coded('XX001', 'invalid page in block 7'), 'DATABASE_URL: the database cannot be read. invalid'],
  [coded('58P01', 'could not open file'), 'DATABASE_URL: the database cannot be read. could not'],
  [new DatabaseUnavailable(new Error('reset')), 'The database was lost during the start. reset'],
  [new DiskFull(new Error('no space')), 'The disk of the database is full. no space'],
])('converts %o to a line', async (error, line) => {
  const failure = await startFailure(error, place)
  expect(failure).toBeInstanceOf(SettingsError)
  expect(String(failure)).toContain(line)
  expect(String(failure)).not.toContain('\n')
})

it('keeps an error of the program, whose stack is needed', async () => {
  const error = coded('42601', 'syntax error')
  expect(await startFailure(error, place)).toBe(error)
})
