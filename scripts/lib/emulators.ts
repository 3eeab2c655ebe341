import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { at } from './paths.ts'
import { must } from './process.ts'

const folder = at('packages/data/emulators')
const tools = path.join(folder, 'node_modules/firebase-tools/lib/bin/firebase.js')

/** Path of the jar in Debian's package `google-cloud-cli-firestore-emulator`. */
const packagedJar =
  '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'

/** In milliseconds. */
const startTimeout = 90_000

export interface Emulator {
  /** For example `127.0.0.1:9099`. */
  host: string
  stop: () => Promise<void>
}

/** Installs firebase-tools, separate from the project's packages, unless they are up to date. */
export async function installEmulators(): Promise<void> {
  const installed = path.join(folder, 'node_modules/.package-lock.json')
  const lock = path.join(folder, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  console.log('Installing firebase-tools (242 MB) …')
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await must('npm', args, { cwd: folder })
}

/** Starts the Auth emulator, which needs only Node. */
export async function startAuthEmulator(project: string): Promise<Emulator> {
  const [auth = 0, hub = 0, logging = 0] = await freePorts(3)
  const on = (port: number) => ({ host: '127.0.0.1', port })
  const config = {
    emulators: { auth: on(auth), hub: on(hub), logging: on(logging), ui: { enabled: false } },
  }
  const workingFolder = mkdtempSync(path.join(os.tmpdir(), 'auth-emulator-'))
  writeFileSync(path.join(workingFolder, 'firebase.json'), JSON.stringify(config))
  const args = [tools, 'emulators:start', '--only', 'auth', '--project', project]
  const emulator = await startEmulator('Auth', process.execPath, args, auth, workingFolder)
  return {
    ...emulator,
    async stop() {
      await emulator.stop()
      rmSync(workingFolder, { recursive: true })
    },
  }
}

/**
 * Starts the Firestore emulator with the project's rules, or returns the reason why it cannot run: it
 * needs Java and a jar (`FIRESTORE_EMULATOR_JAR`) that neither npm nor this repository provides.
 */
export async function startFirestoreEmulator(): Promise<Emulator | string> {
  const jar = process.env['FIRESTORE_EMULATOR_JAR'] ?? packagedJar
  if (!existsSync(jar)) return `${jar} does not exist; set FIRESTORE_EMULATOR_JAR`
  const [port = 0] = await freePorts(1)
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
  const java = ['-Xmx512m', '-Duser.language=en', '-cp', jar, main, 'start']
  const address = ['--host=127.0.0.1', `--port=${port}`, '--websocket_port=0']
  const args = [...java, ...address, `--rules=${at('packages/data/firestore.rules')}`]
  return startEmulator('Firestore', 'java', args, port).catch((error: unknown) => String(error))
}

/** Starts a program; resolves once it responds on its port, rejects with its output if it exits. */
async function startEmulator(
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
  const exited = new Promise<never>((_, reject) => {
    child.on('error', reject)
    child.on('exit', (code) =>
      reject(new Error(`The ${name} emulator exited with code ${code}: ${printed}`)),
    )
  })
  await Promise.race([exited, waitForPort(port, name)])
  return { host: `127.0.0.1:${port}`, stop: () => stopEmulator(child, exited) }
}

async function waitForPort(port: number, name: string): Promise<void> {
  const deadline = Date.now() + startTimeout
  while (Date.now() < deadline) {
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The ${name} emulator did not respond within ${startTimeout / 1000} s.`)
}

async function stopEmulator(child: ChildProcess, exited: Promise<never>): Promise<void> {
  child.kill('SIGTERM')
  await exited.catch(() => undefined)
}

/** Finds free ports on loopback. */
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
