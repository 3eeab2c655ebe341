// Entry point of every npm script: runs on any Node 20 or newer, with nothing installed. It installs
// the packages of the lockfile, then runs scripts/<name>.ts on the pinned Node. Scripts that operate an
// installation run on the packages that are there.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isInstalled } from './lib/installed.mjs'

const root = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '..',
)
const [script, ...args] = process.argv.slice(2)

/** Scripts that install nothing, since a server that runs has only the packages it needs. */
const withoutInstallation = ['start-production', 'doctor', 'backup', 'restore']

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 20) {
  console.error(
    `Node ${process.versions.node} is too old: install Node 20 or newer and run this again.`,
  )
  process.exit(1)
}

/** The program that is running. */
let child
/** True after a signal. No further program is started then. */
let isStopping = false

/** Runs a program in this terminal; returns its exit code, or 1 if a signal ended it. */
function run(command, args, options) {
  if (isStopping) return Promise.resolve(1)
  return new Promise((resolve, reject) => {
    child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })
}

function stop(signal) {
  isStopping = true
  child?.kill(signal)
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal))

// npm runs scripts in a shell, and a terminated shell does not signal its children. This process then
// gets a new parent, which is how it notices that `npm start` has ended.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop('SIGTERM')
  }, 250).unref()
}

/** Runs `npm ci` if the installed packages differ from the lockfile. */
async function install() {
  const read = (file) => readFileSync(path.join(root, file), 'utf8')
  const list = 'node_modules/.package-lock.json'
  if (existsSync(path.join(root, list)) && isInstalled(read('package-lock.json'), read(list)))
    return
  console.log('Installing packages from the lockfile (about a minute) …')
  const started = Date.now()
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const code = await run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: process.platform === 'win32',
  })
  if (code !== 0) {
    if (!isStopping) console.error('npm ci failed; see its message above.')
    process.exit(code)
  }
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/**
 * Finds the Node pinned by the lockfile for this platform, or else the running one if it can strip
 * types.
 */
function pinnedNode() {
  const names = [
    `node-${process.platform}-${process.arch}`,
    `node-bin-${process.platform}-${process.arch}`,
  ]
  if (process.platform === 'win32') names.push(`node-win-${process.arch}`)
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  for (const name of names) {
    const candidate = path.join(root, 'node_modules', name, 'bin', file)
    if (existsSync(candidate)) return candidate
  }
  const [, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath
  console.error(
    `No Node package exists for ${process.platform} ${process.arch}, and Node ${process.versions.node} cannot run TypeScript: install Node 22.18 or newer and run this again.`,
  )
  return process.exit(1)
}

/** Ends with a message if no packages are installed. */
function requirePackages() {
  if (existsSync(path.join(root, 'node_modules/.package-lock.json'))) return
  console.error(
    'No packages are installed: run `npm ci --omit=dev --workspace @org/server` first (docs/operating.md).',
  )
  process.exit(2)
}

if (withoutInstallation.includes(script)) requirePackages()
else await install()
const node = pinnedNode()
const code = await run(
  node,
  [
    '--conditions=org-source',
    '--disable-warning=ExperimentalWarning',
    path.join(root, 'scripts', `${script}.ts`),
    ...args,
  ],
  {
    env: {
      ...process.env,
      // Caches modules after their types are stripped, because tests start the server about fifty
      // times.
      NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node'),
      PATH: [path.dirname(node), path.join(root, 'node_modules', '.bin'), process.env.PATH].join(
        path.delimiter,
      ),
    },
  },
)
process.exit(code)
