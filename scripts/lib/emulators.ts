import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { at } from './paths.ts'
import { must } from './process.ts'

/** Path of the jar in Debian's package `google-cloud-cli-firestore-emulator`. */
const packagedJar =
  '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'

export interface Emulator {
  /** Host and port, for example `127.0.0.1:9099`. */
  host: string
  stop: () => Promise<unknown>
}

/**
 * Id of the emulators' project. Because it begins with `demo-`, the emulators cannot reach Google's
 * servers.
 */
export const emulatedProject = 'demo-paraphe'

/**
 * Writes the configuration of the emulators and returns its path. The file is next to the project's
 * own configuration, from which it copies relative paths.
 */
export function writeEmulatorConfig(functionsPort: number): string {
  const config = JSON.parse(readFileSync(at('apps/functions/firebase.json'), 'utf8')) as object
  const functions = { host: '127.0.0.1', port: functionsPort }
  const emulators = { auth: { host: '127.0.0.1' }, functions, ui: { enabled: false } }
  const file = at('apps/functions/firebase.emulators.json')
  writeFileSync(file, JSON.stringify({ ...config, emulators }))
  return file
}

/** Installs firebase-tools, separate from the project's packages, unless it is up to date. */
export const installEmulators = () =>
  installIn(at('packages/data/emulators'), 'firebase-tools (242 MB)')

/** Installs the packages of a folder that is not a workspace, unless they are up to date. */
async function installIn(folder: string, what: string): Promise<void> {
  const installed = path.join(folder, 'node_modules/.package-lock.json')
  const lock = path.join(folder, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  console.log(`Installing ${what} …`)
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await must('npm', args, { cwd: folder })
}

/**
 * Ports of the functions' emulator, of the products' pages, and of the stand-ins that the functions
 * call in tests.
 */
export interface FunctionPorts {
  functionsPort: number
  /** Port of the stock product's pages in end-to-end tests. */
  stockPort: number
  coachingPort: number
  smtpPort: number
  bucketPort: number
  photoPort: number
}

/**
 * Builds what Firebase deploys: the functions' bundle, and the packages that are not part of the
 * bundle.
 *
 * @param options command-line options of `build-functions.ts`
 */
export async function buildFunctions(...options: string[]): Promise<void> {
  await installIn(at('apps/functions/deploy'), 'the packages of the functions (136 MB)')
  await must(process.execPath, [at('apps/functions/build/build-functions.ts'), ...options])
}

/**
 * Builds the functions, and writes their settings where the emulator reads
 * them.
 */
export async function prepareFunctions(ports: FunctionPorts): Promise<void> {
  const { functionsPort, stockPort, coachingPort, smtpPort, bucketPort, photoPort } = ports
  await buildFunctions('--movable-clock')
  const folder = at('apps/functions/deploy')
  const webApp = { apiKey: 'fake', projectId: emulatedProject, authDomain: 'localhost' }
  const parameters = {
    STOCK_URL: `http://127.0.0.1:${stockPort}`,
    COACHING_URL: `http://127.0.0.1:${coachingPort}`,
    COACHING_ADMIN_URL: 'http://coaching-admin.localhost',
    FILES_URL: `http://127.0.0.1:${functionsPort}/${emulatedProject}/europe-west1/files`,
    WEB_APP: JSON.stringify(webApp),
    MAIL_FROM: 'Paraphe <noreply@paraphe.example>',
    SIGN_UP: 'open',
    MEDIA_ENDPOINT: `http://127.0.0.1:${bucketPort}`,
    MEDIA_BUCKET: 'media',
    PHOTO_APP_ID: '1089',
    PHOTO_AUTHORIZE_URL: `http://127.0.0.1:${photoPort}/oauth/authorize`,
    PHOTO_API_URL: `http://127.0.0.1:${photoPort}`,
    PHOTO_SCOPE: 'user_profile,user_media',
    REPLACE_KEY: '',
  }
  const secrets = {
    SERVER_KEY: 'the key of an emulator that nobody keeps',
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}?requireTLS=false`,
    MEDIA_ACCESS_KEY_ID: 'id',
    MEDIA_SECRET_ACCESS_KEY: 'secret',
    PHOTO_APP_SECRET: 'the-application-secret',
  }
  writeFileSync(path.join(folder, '.env.local'), environment(parameters))
  writeFileSync(path.join(folder, '.secret.local'), environment(secrets))
}

const environment = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join('')

/**
 * Starts the Firestore emulator with the project's rules, or returns the reason why it cannot run.
 * The emulator needs Java and a jar (`FIRESTORE_EMULATOR_JAR`) that neither npm nor this repository
 * provides. firebase-tools could start it too, but requires Java 21 or newer, while the jar runs on
 * older versions.
 */
export async function startFirestoreEmulator(): Promise<Emulator | string> {
  const jar = process.env['FIRESTORE_EMULATOR_JAR'] ?? packagedJar
  if (!existsSync(jar)) return `${jar} does not exist; set FIRESTORE_EMULATOR_JAR`
  const port = await freePort()
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
  const java = ['-Xmx512m', '-Duser.language=en', '-cp', jar, main, 'start']
  const address = ['--host=127.0.0.1', `--port=${port}`]
  const rules = `--rules=${at('apps/functions/firestore.rules')}`
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
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}
