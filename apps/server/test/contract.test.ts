import { describeStorageContract, describeSuites } from '@org/api/testing'
import { contractHost } from './contract-host.ts'

/**
 * One suite of each kind of statement. If there is a database server, the embedded database runs
 * these alone, because both databases get the same SQL statements.
 */
const oneOfEachKind = [
  'service',
  'scopes',
  'sign-in',
  'sessions',
  'employees',
  'people list',
  'people by state',
  'outdated signatures',
  'search',
  'mail queue',
  'media',
  'organisation deletion',
  'stock bookings',
  'stock list',
  'stock orders',
  'coaching sessions',
  'coaching uploads',
] as const

const name = 'embedded Postgres'
const makeHost = contractHost({ settings: { TRUST_PROXY: '127.0.0.1' } })

if (process.env['TEST_DATABASE_URL']) {
  console.log(`Tested on the embedded database too: ${oneOfEachKind.join(', ')}.`)
  describeSuites(name, makeHost, oneOfEachKind)
} else describeStorageContract(name, makeHost)
