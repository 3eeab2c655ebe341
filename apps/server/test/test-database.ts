import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Creates an empty database on the server of `url`; the name says where it comes from. */
export async function testDatabase(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.toString()
}
