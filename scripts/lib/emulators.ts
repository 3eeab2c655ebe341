import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { at } from './paths.ts'
import { must } from './process.ts'

const folder = at('packages/data/emulators')
const tools = path.join(folder, 'node_modules/firebase-tools/lib/bin/firebase.js')

/** Where Debian's package `google-cloud-cli-firestore-emulator` puts it. */
const packagedJar =
  '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'

const startLimit = 90_000

export interface Emulator {
  /** `127.0.0.1:9099` */
  host: string
  stop: () => Promise<void>
}

/** Installs Firebase's own tools beside the project's packages, unless they are there. */
export async function installEmulators(): Promise<void> {
  const installed = path.join(folder, 'node_modules/.package-lock.json')
  const lock = path.join(folder, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  console.log('Installing firebase-tools (242 MB) …')
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await must('npm', args, { cwd: folder })
}

/** The Auth emulator; needs nothing but Node. */
export async function startAuthEmulator(project: string): Promise<Emulator> {
  const [auth = 0, hub = 0, logging = 0] = await freePorts(3)
  const on = (port: number) => ({ host: '127.0.0.1', port })
  const config = {
    emulators: { auth: on(auth), hub: on(hub), logging: on(logging), ui: { enabled: false } },
  }
  const place = mkdtempSync(path.join(os.tmpdir(), 'auth-emulator-'))
  writeFileSync(path.join(place, 'firebase.json'), JSON.stringify(config))
  const args = [tools, 'emulators:start', '--only', 'auth', '--project', project]
  const emulator = await started('Auth', process.execPath, args, auth, place)
  return {
    ...emulator,
    async stop() {
      await emulator.stop()
      rmSync(place, { recursive: true })
    },
  }
}

/**
 * The Firestore emulator under the project's rules, or why this machine cannot run it: it needs
 * Java and a jar (`FIRESTORE_EMULATOR_JAR`), which neither npm nor this repository has.
 */
export async function startFirestoreEmulator(): Promise<Emulator | string> {
  const jar = process.env['FIRESTORE_EMULATOR_JAR'] ?? packagedJar
  if (!existsSync(jar)) return `there is no ${jar}; set FIRESTORE_EMULATOR_JAR`
  const [port = 0] = await freePorts(1)
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
  const java = ['-Xmx512m', '-Duser.language=en', '-cp', jar, main, 'start']
  const address = ['--host=127.0.0.1', `--port=${port}`, '--websocket_port=0']
  const args = [...java, ...address, `--rules=${at('packages/data/firestore.rules')}`]
  return started('Firestore', 'java', args, port).catch((error: unknown) => String(error))
}

/** Resolves once the program answers on its port; rejects with what it printed. */
async function started(
  name: string,
  command: string,
  args: string[],
  port: number,
  cwd = os.tmpdir(),
): Promise<Emulator> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const failed = new Promise<never>((_, reject) => {
    child.on('error', reject)
    child.on('exit', (code) =>
      reject(new Error(`The ${name} emulator ended (${code}): ${printed}`)),
    )
  })
  await Promise.race([failed, answers(port, name)])
  return { host: `127.0.0.1:${port}`, stop: () => stopped(child, failed) }
}

async function answers(port: number, name: string): Promise<void> {
  const deadline = Date.now() + startLimit
  while (Date.now() < deadline) {
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The ${name} emulator did not answer within ${startLimit / 1000} s.`)
}

async function stopped(child: ChildProcess, failed: Promise<never>): Promise<void> {
  child.kill('SIGTERM')
  await failed.catch(() => undefined)
}

/** Ports of loopback that nobody holds, each another. */
async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer())
  const ports: number[] = []
  for (const probe of probes) {
    await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
    const address = probe.address()
    if (address && typeof address === 'object') ports.push(address.port)
  }
  for (const probe of probes) await new Promise((resolve) => probe.close(resolve))
  return ports
}
