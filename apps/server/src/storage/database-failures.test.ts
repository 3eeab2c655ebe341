import { DiskFull, DatabaseUnavailable } from '@org/api'
import { expect, it } from 'vitest'
import { portError } from './database-failures.ts'

const coded = (code: string) => Object.assign(new Error('failed'), { code })

it.each(['08006', '08P01', '25006', '25P03', '53300', '57014', '57P01', '57P03'])(
  'is unavailable after %s',
  (code) => expect(portError(coded(code))).toBeInstanceOf(DatabaseUnavailable),
)

it.each(['53100', 'ENOSPC'])('is full after %s', (code) =>
  expect(portError(coded(code))).toBeInstanceOf(DiskFull),
)

it('takes any error of a lost connection for its loss, and no other error of a statement', () => {
  const error = new Error('Client has encountered a connection error and is not queryable')
  expect(portError(error, true)).toBeInstanceOf(DatabaseUnavailable)
  for (const code of ['23505', '42601', '55P03', '40001']) {
    const own = coded(code)
    expect(portError(own)).toBe(own)
  }
})
