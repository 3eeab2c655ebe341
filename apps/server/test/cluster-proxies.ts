import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { freePort } from './free-port.ts'
import { certificate, privateKey } from './test-certificate.ts'

/** A program that passes connections on, in front of servers. */
export interface FrontProxy {
  /** Port of loopback on which it accepts connections. */
  readonly port: number
  /** What it has printed so far. */
  readonly printed: () => string
  stop(): Promise<void>
}

/** Starts a proxy with the files of a temporary folder. */
export type StartProxy = (program: string, ports: readonly number[]) => Promise<FrontProxy>

const deployed = (name: string) =>
  readFile(fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url)), 'utf8')

/**
 * Replaces each of these texts.
 *
 * @throws an error if one does not occur, since the test would then run something else
 */
export function replaceTexts(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`"${from}" is missing in the example`)
    return result.replaceAll(from, to)
  }, text)
}

/** Starts nginx with `deploy/nginx.conf`; only addresses and paths differ. */
export const startExampleNginx: StartProxy = async (program, [one, two]) => {
  const [folder, port, plain] = await prepare()
  const site = replaceTexts(await deployed('nginx.conf'), {
    '127.0.0.1:3001': `127.0.0.1:${one}`,
    '127.0.0.1:3002': `127.0.0.1:${two}`,
    'listen 80;': `listen 127.0.0.1:${plain};`,
    'listen [::]:80;': '',
    'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
    'listen [::]:443 ssl http2;': '',
    '/etc/letsencrypt/live/paraphe.example.com/fullchain.pem': join(folder, 'certificate.pem'),
    '/etc/letsencrypt/live/paraphe.example.com/privkey.pem': join(folder, 'key.pem'),
  })
  return startNginx(program, folder, port, site)
}

/** Starts nginx with what it does by default for two servers: HTTP/1.0 behind it, and no checks. */
export const startDefaultNginx: StartProxy = async (program, ports) => {
  const [folder, port] = await prepare()
  const site = `
    upstream paraphe { ${ports.map((one) => `server 127.0.0.1:${one};`).join(' ')} }
    server {
      listen 127.0.0.1:${port} ssl;
      ssl_certificate ${join(folder, 'certificate.pem')};
      ssl_certificate_key ${join(folder, 'key.pem')};
      location / {
        proxy_pass http://paraphe;
        proxy_set_header Host $host;
      }
    }`
  return startNginx(program, folder, port, site)
}

async function startNginx(program: string, folder: string, port: number, site: string) {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n')
  const file = join(folder, 'all.conf')
  // As root, workers would otherwise run as a user that cannot read this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  await writeFile(
    file,
    `${user}
    pid ${join(folder, 'pid')};
    error_log stderr error;
    events {}
    http { access_log off; ${paths} ${site} }`,
  )
  return start(program, ['-p', folder, '-c', file, '-g', 'daemon off;'], { folder, port })
}

/** Starts HAProxy with `deploy/haproxy.cfg`; only addresses and paths differ. */
export const startExampleHaproxy: StartProxy = async (program, [one, two]) => {
  const [folder, port, plain] = await prepare()
  const file = join(folder, 'haproxy.cfg')
  const text = replaceTexts(await deployed('haproxy.cfg'), {
    '127.0.0.1:3001': `127.0.0.1:${one}`,
    '127.0.0.1:3002': `127.0.0.1:${two}`,
    'bind :80': `bind 127.0.0.1:${plain}`,
    'bind :443': `bind 127.0.0.1:${port}`,
    '/etc/haproxy/paraphe.pem': join(folder, 'both.pem'),
  })
  await writeFile(file, text)
  return start(program, ['-f', file], { folder, port })
}

async function prepare(): Promise<[folder: string, port: number, plain: number]> {
  const folder = await mkdtemp(join(tmpdir(), 'proxy-'))
  await writeFile(join(folder, 'certificate.pem'), certificate)
  await writeFile(join(folder, 'key.pem'), privateKey, { mode: 0o600 })
  await writeFile(join(folder, 'both.pem'), certificate + privateKey, { mode: 0o600 })
  return [folder, await freePort(), await freePort()]
}

async function start(
  program: string,
  args: readonly string[],
  { folder, port }: { folder: string; port: number },
): Promise<FrontProxy> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  await vi.waitUntil(() => isServing(port, child, () => printed), {
    timeout: 30_000,
    interval: 100,
  })
  return {
    port,
    printed: () => printed,
    async stop() {
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
      await rm(folder, { recursive: true })
    },
  }
}

function isServing(port: number, child: ChildProcess, printed: () => string): Promise<boolean> {
  if (child.exitCode !== null) throw new Error(`The proxy ended: ${printed()}`)
  return new Promise((resolve) => {
    request({ port, ca: certificate, path: '/readyz', agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
      .on('error', () => resolve(false))
      .end()
  })
}
