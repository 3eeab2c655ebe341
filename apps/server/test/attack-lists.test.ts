import { rm } from 'node:fs/promises'
import { maxListBytes } from '@org/api/contract'
import { completeSignatureData } from '@org/signature'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../src/storage/open-database.ts'
import { watchHealth } from './health-watch.ts'
import { makeDataDir } from './prepared-data.ts'
import { signIn, type SignedIn } from './sign-in.ts'
import { spawnServer, type ServerProcess } from './spawn-server.ts'

/** Stored before signatures had bounds: 1.1 MB each. Two lists of all fill the server's heap. */
const oldTemplates = 80

let server: ServerProcess
let url: string
let admin: SignedIn
/** Of the coaching product, whose host is 127.0.0.1. */
let trainer: SignedIn
let coachingUrl: string
let dataDir: string

beforeAll(async () => {
  dataDir = await makeDataDir('demo')
  await plantOldTemplates()
  server = spawnServer({
    DATA_DIR: dataDir,
    HOSTS: '127.0.0.1=coaching',
    NODE_OPTIONS: '--max-old-space-size=384',
  })
  const addresses = await server.addresses
  url = addresses.publicUrl
  coachingUrl = url.replace('localhost', '127.0.0.1')
  admin = await signIn(addresses, 'camille.moreau@maison-lueur.example')
  trainer = await signIn(
    { ...addresses, publicUrl: coachingUrl },
    'lea.roux@studio-canopee.example',
  )
}, 120_000)

afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.exit
  await rm(dataDir, { recursive: true })
})

async function plantOldTemplates(): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataDir }, pino({ level: 'silent' }))
  const socialIcons = Array.from({ length: 19_000 }, () => ({}))
  const data = JSON.stringify(completeSignatureData({ social: { socialIcons } }))
  await sql`
    insert into templates
      (id, organisation_id, name, signature_data, created_at, updated_at, revision)
    select 'old-' || number, users.organisation_id, 'Ancien ' || number, ${data}::jsonb, 1, 1, 1
    from users, generate_series(1, ${oldTemplates}::int) as number
    where users.email = 'camille.moreau@maison-lueur.example'`.execute(database.db)
  await database.close()
}

interface Page {
  data: { id: string }[]
  total: number
}

const listPath = () => `${url}/api/organisation/${admin.organisationId}/signature-templates`
const headers = () => ({ 'x-access-token': admin.token })

async function readPage(filter: object): Promise<{ bytes: number; page: Page }> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) })
  const response = await fetch(`${listPath()}?${query.toString()}`, { headers: headers() })
  expect(response.status).toBe(200)
  const bytes = await response.arrayBuffer()
  const page = JSON.parse(new TextDecoder().decode(bytes)) as Page
  return { bytes: bytes.byteLength, page }
}

it('survives lists of more templates than fit into its memory', async () => {
  const health = watchHealth(url, '6 lists of 80 templates of 1.1 MB')

  const order = 'created_at'
  const attacks = Array.from({ length: 6 }, () => readPage({ order, limit: 500 }))
  const pages = await Promise.all(attacks)
  const ids: string[] = []
  while (ids.length < 5) {
    const { page } = await readPage({ order, limit: 500, offset: ids.length })
    ids.push(...page.data.map(({ id }) => id))
  }

  await health.stop()
  for (const { bytes, page } of pages) {
    expect(bytes).toBeLessThanOrEqual(maxListBytes)
    expect(page.data.length).toBeGreaterThan(0)
    expect(page.total).toBeGreaterThanOrEqual(oldTemplates)
  }
  expect(new Set(ids).size).toBe(ids.length)
}, 120_000)

it('refuses templates whose defaults would make them many times as long', async () => {
  const data = JSON.stringify({ customFields: Array.from({ length: 33_000 }, () => ({})) })
  const body = JSON.stringify({ name: 'Grande', signatureData: data })
  const health = watchHealth(url, '40 templates of 100 kB of empty objects')

  const statuses: number[] = []
  const attack = async () => {
    for (let count = 0; count < 10; count += 1) {
      const response = await fetch(listPath(), {
        method: 'POST',
        headers: { ...headers(), 'content-type': 'application/json' },
        body,
      })
      statuses.push(response.status)
    }
  }
  await Promise.all([attack(), attack(), attack(), attack()])

  await health.stop()
  expect(statuses).toEqual(Array.from({ length: 40 }, () => 400))
}, 120_000)

it('answers 400 to values that no column of a list can have', async () => {
  const health = watchHealth(url, '300 filters with impossible values')
  const wanted: [string, SignedIn, object][] = [
    [`${coachingUrl}/api/coaching/exercices`, trainer, { level: 1e12 }],
    [`${coachingUrl}/api/coaching/exercices`, trainer, { level: [1, -1e300] }],
    [`${coachingUrl}/api/coaching/exercices`, trainer, { level: 1.5 }],
    [listPath(), admin, { id: '\0' }],
    [listPath(), admin, { team_id: '\ud800' }],
    [listPath(), admin, { team_id: 'x'.repeat(4000) }],
  ]

  const statuses = new Set<number>()
  for (let count = 0; count < 50; count += 1) {
    for (const [address, { token }, where] of wanted) {
      const query = new URLSearchParams({ filter: JSON.stringify({ where }) })
      const response = await fetch(`${address}?${query.toString()}`, {
        headers: { 'x-access-token': token },
      })
      statuses.add(response.status)
    }
  }

  await health.stop()
  expect([...statuses]).toEqual([400])
}, 120_000)
