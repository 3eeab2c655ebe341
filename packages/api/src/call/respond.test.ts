import { expect, it } from 'vitest'
import { DiskFull, DatabaseUnavailable } from '../ports/database-errors.ts'
import { errorResponse, visibleError } from './respond.ts'

it.each([
  [new DatabaseUnavailable(new Error('secret')), 503, '2', 'Le service est momentanément'],
  [new DiskFull(new Error('secret')), 507, null, 'Le disque du serveur est plein'],
])('converts %o to an error for callers, without its cause', async (error, status, wait, start) => {
  const response = errorResponse(visibleError(error))
  expect([response.status, response.headers.get('retry-after')]).toEqual([status, wait])
  const text = await response.text()
  expect(text).toContain(start)
  expect(text).not.toContain('secret')
})
