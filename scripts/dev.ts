// npm run dev: the server restarts on changes, and Vite serves the front end with hot reload.
// The browser talks to Vite, which proxies the server (apps/web/vite.config.ts).
import { spawn } from 'node:child_process'
import { at } from './lib/paths.ts'

if (process.env['DATA_BACKEND'] === 'firebase') {
  // Under Vite, only the browser determines the product, from the address. But a page's HTML must
  // already name the back end of its product.
  console.error(
    'npm run dev serves pages without Firebase. Use npm start with DATA_BACKEND=firebase.',
  )
  process.exit(1)
}

const port = Number(process.env['PORT'] ?? 3000)
const serverPort = port + 1
const server = spawn(
  process.execPath,
  [
    '--watch',
    '--conditions=org-source',
    '--disable-warning=ExperimentalWarning',
    at('apps/server/src/main.ts'),
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(serverPort),
      PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${port}`,
    },
  },
)
const vite = spawn('vite', ['--port', String(port), '--strictPort'], {
  cwd: at('apps/web'),
  stdio: 'inherit',
  env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${serverPort}` },
})

const children = [server, vite]
const stop = () => children.forEach((child) => child.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
for (const child of children) {
  child.on('exit', (code) => {
    stop()
    process.exitCode ??= code ?? 1
  })
}
