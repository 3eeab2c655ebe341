import {
  execFileSync,
  spawn,
  type ChildProcess,
  type SpawnOptions,
  type StdioOptions,
} from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { vi } from 'vitest'
import { replaceTexts } from './cluster-proxies.ts'
import { freePort } from './free-port.ts'

/** Paths of the programs. */
export interface ClusterPrograms {
  readonly patroni: string
  readonly etcd: string
  readonly haproxy: string
  readonly postgres: string
}

/** Three nodes of Postgres under Patroni with etcd, and an HAProxy that leads to the primary. */
export interface PatroniCluster {
  /** Address of a database, through HAProxy. */
  readonly url: string
  /** The name of the node that is the primary now; null while there is none. */
  primary(): Promise<string | null>
  /** Resolves once there is a primary, and the two others follow it, one synchronously. */
  settled(): Promise<void>
  /** Ends the processes of a node as a loss of power would: its Patroni and its Postgres. */
  killNode(name: string): Promise<void>
  /** Ends only the node's Postgres. */
  killPostgres(name: string): Promise<void>
  startNode(name: string): void
  stop(): Promise<void>
}

interface Member {
  readonly name: string
  readonly role: string
  readonly state: string
}

const names = ['one', 'two', 'three']
const patience = { timeout: 120_000, interval: 250 }

const example = (name: string) =>
  readFile(fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url)), 'utf8')

/** Postgres refuses to run as root. */
function databaseUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const idOf = (option: string) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Starts the cluster with the examples in `deploy`; only addresses and paths differ. */
export async function startPatroniCluster(programs: ClusterPrograms): Promise<PatroniCluster> {
  const user = databaseUser()
  const folder = await mkdtemp(join(tmpdir(), 'patroni-'))
  if (user) await chown(folder, user.uid, user.gid)
  const children = new Map<string, ChildProcess>()
  const start = (name: string, program: string, args: readonly string[]) => {
    const log = openSync(join(folder, `${name}.log`), 'a')
    const stdio: StdioOptions = ['ignore', log, log]
    const options: SpawnOptions = { stdio, cwd: folder, env: environment, ...user }
    children.set(name, spawn(program, args, options))
  }
  const environment = { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' }

  const etcdPort = await freePort()
  const client = `http://127.0.0.1:${etcdPort}`
  const peer = `http://127.0.0.1:${await freePort()}`
  start('etcd', programs.etcd, [
    `--data-dir=${join(folder, 'etcd')}`,
    `--listen-client-urls=${client}`,
    `--advertise-client-urls=${client}`,
    `--listen-peer-urls=${peer}`,
    `--initial-advertise-peer-urls=${peer}`,
    `--initial-cluster=default=${peer}`,
  ])

  const nodes = await Promise.all(
    names.map(async (name) => ({
      name,
      data: join(folder, name),
      file: join(folder, `${name}.yml`),
      api: await freePort(),
      port: await freePort(),
    })),
  )
  const nodeOf = (name: string) => {
    const node = nodes.find((one) => one.name === name)
    if (!node) throw new Error(`There is no node ${name}`)
    return node
  }
  const nodeExample = await example('patroni.yml')
  await mkdir(join(folder, 'sockets'), { mode: 0o777 })
  if (user) await chown(join(folder, 'sockets'), user.uid, user.gid)
  for (const { name, data, file, api, port } of nodes) {
    const text = replaceTexts(nodeExample, {
      'name: one': `name: ${name}`,
      '10.0.0.11:8008': `127.0.0.1:${api}`,
      '10.0.0.11:5432': `127.0.0.1:${port}`,
      '10.0.0.21:2379,10.0.0.22:2379,10.0.0.23:2379': `127.0.0.1:${etcdPort}`,
      '10.0.0.0/24': '127.0.0.1/32',
      '/var/lib/postgresql/paraphe': data,
      '/usr/lib/postgresql/15/bin': dirname(programs.postgres),
      '/var/lib/postgresql/.pgpass-patroni': join(folder, `${name}.pgpass`),
      '/var/run/postgresql': join(folder, 'sockets'),
    })
    await writeFile(file, text)
  }
  const startNode = (name: string) => start(name, programs.patroni, [nodeOf(name).file])
  for (const name of names) startNode(name)

  const proxyPort = await freePort()
  const proxyFile = join(folder, 'haproxy.cfg')
  const addresses = names.map((name, index) => {
    const { port, api } = nodeOf(name)
    return [`10.0.0.1${index + 1}:5432 check port 8008`, `127.0.0.1:${port} check port ${api}`]
  })
  await writeFile(
    proxyFile,
    replaceTexts(await example('haproxy-postgres.cfg'), {
      '127.0.0.1:5000': `127.0.0.1:${proxyPort}`,
      ...(Object.fromEntries(addresses) as Record<string, string>),
    }),
  )
  start('haproxy', programs.haproxy, ['-f', proxyFile])

  /** What the nodes that answer say about all. */
  const members = async (): Promise<readonly Member[]> => {
    for (const { api } of nodes) {
      try {
        const response = await fetch(`http://127.0.0.1:${api}/cluster`)
        return ((await response.json()) as { members: Member[] }).members
      } catch {
        // This node is down, so ask the next one.
      }
    }
    return []
  }
  const settled = async () => {
    let found: readonly Member[] = []
    await vi
      .waitUntil(async () => {
        found = await members()
        const roles = found.map(({ role }) => role).toSorted()
        const isRunning = found.every(({ state }) => ['running', 'streaming'].includes(state))
        return isRunning && roles.join() === 'leader,replica,sync_standby'
      }, patience)
      .catch(async (error: unknown) => {
        const log = await readFile(join(folder, 'one.log'), 'utf8')
        const end = log.slice(-2000)
        throw new Error(`The nodes did not settle: ${JSON.stringify(found)} ${end}`, {
          cause: error,
        })
      })
  }
  const end = async (name: string) => {
    const child = children.get(name)
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }
  const killPostgres = async (name: string) => {
    const text = await readFile(join(nodeOf(name).data, 'postmaster.pid'), 'utf8').catch(() => '')
    const pid = Number(text.split('\n')[0])
    if (pid > 0) killProcess(pid)
  }
  const killNode = async (name: string) => {
    await end(name)
    await killPostgres(name)
  }

  const stop = async () => {
    for (const name of names) await killNode(name)
    await end('haproxy')
    await end('etcd')
    // Processes of Postgres end by themselves soon after their parent, and may still write.
    await rm(folder, { recursive: true, maxRetries: 20, retryDelay: 250 })
  }
  const server = `postgres://postgres:replace-me-1@127.0.0.1:${proxyPort}`
  try {
    await settled()
    await createDatabase(server)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: `${server}/paraphe`,
    primary: async () => (await members()).find(({ role }) => role === 'leader')?.name ?? null,
    settled,
    killNode,
    killPostgres,
    startNode,
    stop,
  }
}

function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // It has ended by itself.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** Creates the database once HAProxy has found the primary. */
async function createDatabase(server: string): Promise<void> {
  await vi.waitFor(async () => {
    const client = new pg.Client({ connectionString: `${server}/postgres` })
    try {
      await client.connect()
      await client.query('create database paraphe')
    } finally {
      await client.end()
    }
  }, patience)
}
