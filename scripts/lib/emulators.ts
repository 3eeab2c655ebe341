import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { at } from './paths.ts'
import { must } from './process.ts'

/** Path of the jar in Debian's package `google-cloud-cli-firestore-emulator`. */
const packagedJar =
  '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'

export interface Emulator {
  /** For example `127.0.0.1:9099`. */
  host: string
  stop: () => Promise<unknown>
}

/** Installs firebase-tools, separate from the project's packages, unless it is up to date. */
export async function installEmulators(): Promise<void> {
  const folder = at('packages/data/emulators')
  const installed = path.join(folder, 'node_modules/.package-lock.json')
  const lock = path.join(folder, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  console.log('Installing firebase-tools (242 MB) …')
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await must('npm', args, { cwd: folder })
}

/**
 * Starts the Firestore emulator with the project's rules, or returns the reason why it cannot run. The
 * emulator needs Java and a jar (`FIRESTORE_EMULATOR_JAR`) that neither npm nor this repository provides.
 * firebase-tools could start it too, but requires Java 21 or newer, while the jar runs on older versions.
 */
export async function startFirestoreEmulator(): Promise<Emulator | string> {
  const jar = process.env['FIRESTORE_EMULATOR_JAR'] ?? packagedJar
  if (!existsSync(jar)) return `${jar} does not exist; set FIRESTORE_EMULATOR_JAR`
  const port = await freePort()
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
  const java = ['-Xmx512m', '-Duser.language=en', '-cp', jar, main, 'start']
  const address = ['--host=127.0.0.1', `--port=${port}`]
  const rules = `--rules=${at('packages/data/firestore.rules')}`
  const child = spawn('java', [...java, ...address, '--websocket_port=0', rules], {
    cwd: os.tmpdir(),
  })
  const exited = once(child, 'exit')
  let printed = ''
  const started = new Promise<Emulator>((resolve) => {
    for (const output of [child.stdout, child.stderr])
      output.on('data', (chunk: Buffer) => {
        printed += chunk.toString()
        if (printed.includes('is now running'))
          resolve({ host: `127.0.0.1:${port}`, stop: () => (child.kill('SIGTERM'), exited) })
      })
  })
  const ended = exited.then(
    () => `it exited: ${printed}`,
    (error: unknown) => String(error),
  )
  return Promise.race([started, ended])
}

/** Finds a free port on loopback. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}
