import { workbook } from '@org/api/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeData, type PreparedData } from './prepared-data.ts'
import { probeDuring, type Probed } from './probe.ts'
import { signIn, type SignedIn } from './sign-in.ts'
import { spawnServer, type ServerProcess } from './spawn-server.ts'

/** The server as a separate process, with a heap so small that one import could fill it. */
let server: ServerProcess
let url: string
let admin: SignedIn
let data: PreparedData

beforeAll(async () => {
  data = await makeData()
  server = spawnServer({ ...data.settings, NODE_OPTIONS: '--max-old-space-size=1024' })
  const addresses = await server.addresses
  url = addresses.publicUrl
  admin = await signIn(addresses, 'camille@atelier.example')
}, 120_000)

afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.exit
  await data.remove()
})

interface Answer {
  status: number
  /** Number of employees in the response; null if it is an error. */
  count: number | null
  message: string
}

async function send(bytes: Uint8Array<ArrayBuffer>, { token, organisationId } = admin) {
  const body = new FormData()
  body.append('file', new File([bytes], 'equipe'))
  const response = await fetch(`${url}/api/organisation/${organisationId}/users/import`, {
    method: 'POST',
    headers: { 'x-access-token': token },
    body,
  })
  const answer = (await response.json()) as unknown[] | { message: string }
  const isList = Array.isArray(answer)
  return {
    status: response.status,
    count: isList ? answer.length : null,
    message: isList ? '' : answer.message,
  } satisfies Answer
}

const figure = (name: string, { answers, median, slowest }: Probed) =>
  `${name} ${answers} answers, median ${median.toFixed(1)} ms, slowest ${slowest.toFixed(1)} ms`

/** Sends a file and prints how fast the server responded to other requests in the meantime. */
async function attack(title: string, bytes: Uint8Array<ArrayBuffer>) {
  const started = performance.now()
  const { result, probed } = await probeDuring(
    [`${url}/healthz`, `${url}/api/user/${admin.userId}/banner`],
    () => send(bytes),
  )
  const [health, banner] = probed as [Probed, Probed]
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const figures = `${figure('/healthz', health)}; ${figure('banner', banner)}`
  console.log(`import of ${title}, ${seconds} s: ${figures}`)
  // A server that parses on its main thread would not respond until it is done.
  expect(health.answers).toBeGreaterThan(3)
  expect(banner.answers).toBeGreaterThan(3)
  return result
}

const csv = (text: string) => new TextEncoder().encode(text)
const megabytes = 1024 * 1024
const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const tooLarge = (message: string) => ({
  status: 413,
  message: expect.stringContaining(message) as string,
})

it('rejects a cell of 200 kB with repeated beginnings of an email address', async () => {
  // The server rejects this too quickly to answer other requests meanwhile.
  const result = await send(csv(`email\n${'<a@'.repeat(70_000)}`))
  expect(result).toMatchObject(tooLarge('cette cellule dépasse 10\u00a0000 caractères'))
}, 120_000)

it('parses 1,000 cells of 10 kB with repeated beginnings of email addresses', async () => {
  const rows = `${'<a@a@'.repeat(2000)}\n`.repeat(1000)
  const result = await attack('cells of 10 kB', csv(`email\n${rows}`))
  expect(result).toMatchObject({ status: 200, count: 1000 })
}, 120_000)

it('counts the size of a shared string once for every cell that refers to it', async () => {
  const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`
  const file = workbook([row.repeat(400)], `<si><t>${'x'.repeat(9999)}</t></si>`)
  expect(file.length).toBeLessThan(6000)
  const result = await attack('one text in 40,000 cells', file)
  expect(result).toMatchObject(tooLarge('dépasse 50 Mo une fois décompressé'))
}, 120_000)

it('rejects a small file that unpacks to 96 MB', async () => {
  const file = workbook(['<row></row>'.repeat((96 * megabytes) / 11)])
  const result = await attack('96 MB unpacked', file)
  expect(result).toMatchObject(tooLarge('dépasse 50 Mo une fois décompressé'))
}, 120_000)

it('responds to other requests while parsing the largest allowed files', async () => {
  const people = Array.from(
    { length: 50_000 },
    (_, at) => `${'É'.repeat(30)};${'x "y" '.repeat(15)};personne.${at}@exemple.example;0612345678`,
  ).join('\n')
  expect(csv(people).length).toBeLessThan(10 * megabytes)
  const rows = await attack('50,000 rows', csv(people))
  // On a slow machine, the limit of ten seconds may apply first.
  if (rows.status !== 200) expect(rows).toMatchObject(tooLarge('dépasse 10 secondes'))
  else expect(rows.count).toBe(50_000)

  const cells = `<row>${inline('ab').repeat(100)}</row>`
  const dense = workbook([cells.repeat(((49 * megabytes) / cells.length) | 0)])
  const result = await attack('49 MB unpacked', dense)
  if (result.status !== 200) expect(result).toMatchObject(tooLarge('dépasse 10 secondes'))
}, 120_000)

it('responds to other requests while parsing two large files at once', async () => {
  const stranger = await signIn(await server.addresses, 'lou@voisin.example')
  const cells = `<row>${inline('ab').repeat(100)}</row>`
  const dense = workbook([cells.repeat(((25 * megabytes) / cells.length) | 0)])
  const { result, probed } = await probeDuring([`${url}/healthz`], () =>
    Promise.all([send(dense), send(dense, stranger)]),
  )
  const [health] = probed as [Probed]
  console.log(`two imports of 25 MB unpacked: ${figure('/healthz', health)}`)
  expect(health.answers).toBeGreaterThan(3)
  for (const { status, message } of result) {
    if (status !== 200) expect(message).toContain('dépasse 10 secondes')
  }
}, 120_000)

it('still parses files after these attacks', async () => {
  expect(await send(csv('email\nzoe@exemple.example'))).toMatchObject({ status: 200, count: 1 })
  expect(server.stderr()).toBe('')
})
