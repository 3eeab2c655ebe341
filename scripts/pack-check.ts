// Part of npm run check: packs @org/signature and @org/ui as npm would publish them, lints the
// tarballs, and uses them from fresh projects: Node, strict TypeScript, and a Vite page.
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { preview } from 'vite'
import { chromiumArgs, findBrowser } from './lib/browser.ts'
import { buildPackages } from './lib/package-build.ts'
import { at } from './lib/paths.ts'
import { capture, must, timed } from './lib/process.ts'

const temporary = mkdtempSync(path.join(os.tmpdir(), 'paraphe-pack-'))
const pinned = (
  JSON.parse(readFileSync(at('package.json'), 'utf8')) as {
    devDependencies: Record<string, string>
  }
).devDependencies

/** Packs one workspace; answers the tarball's path. */
async function pack(name: string): Promise<string> {
  const output = await capture(
    'npm',
    ['pack', '--json', '--silent', '--pack-destination', temporary],
    { cwd: at('packages', name) },
  )
  const start = output.search(/[[{]/)
  const packed = JSON.parse(
    output.slice(start, output.lastIndexOf(output[start] === '[' ? ']' : '}') + 1),
  ) as unknown
  const [first] = Object.values(packed as Record<string, { filename: string; size: number }>)
  if (!first) throw new Error(`npm pack of ${name} named no file.`)
  console.log(`  ${first.filename}: ${Math.round(first.size / 1000)} kB`)
  return path.join(temporary, first.filename)
}

/** Installs exact versions and tarballs into a copy of a fixture project. */
async function project(fixture: string, packages: string[]): Promise<string> {
  const folder = path.join(temporary, fixture)
  cpSync(at('scripts/fixtures', fixture), folder, { recursive: true })
  const npm = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  await must('npm', [...npm, ...packages], { cwd: folder, stdio: 'ignore' })
  return folder
}

const version = (name: string) => `${name}@${pinned[name]}`

async function checkTarball(tarball: string): Promise<void> {
  await must('publint', ['run', tarball, '--strict'])
  await must('attw', [
    tarball,
    '--profile',
    'esm-only',
    '--quiet',
    '--exclude-entrypoints',
    './icons/*',
    'package.json',
  ])
}

/** The renderer alone installs nothing else, and renders in Node. */
async function checkRendererAlone(signature: string): Promise<void> {
  const folder = await project('renderer-in-node', [signature])
  const installed = readdirSync(path.join(folder, 'node_modules')).filter(
    (name) => !name.startsWith('.'),
  )
  if (installed.join() !== '@org')
    throw new Error(`@org/signature brought more than itself: ${installed.join(', ')}.`)
  await must('tsc', ['-p', folder])
  const html = await capture(process.execPath, [path.join(folder, 'dist/main.js')])
  if (!html.includes('Camille'))
    throw new Error(`The renderer in Node printed: ${html.slice(0, 200)}`)
  const text = await capture(path.join(folder, 'node_modules/.bin/org-signature'), [
    'render',
    path.join(folder, 'signature.json'),
    '--text',
  ])
  if (!text.includes('Camille')) throw new Error(`org-signature printed: ${text.slice(0, 200)}`)
}

/** A Vite page that is type-checked with skipLibCheck off shows a signature in a real browser. */
async function checkVitePage(signature: string, ui: string): Promise<void> {
  const names = [
    'react',
    'react-dom',
    'styled-components',
    '@types/react',
    '@types/react-dom',
    'vite',
    '@vitejs/plugin-react',
  ]
  const folder = await project('page-in-vite', [signature, ui, ...names.map(version)])
  await must('tsc', ['-p', folder])
  await must(path.join(folder, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], {
    cwd: folder,
  })
  const server = await preview({
    root: folder,
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'warn',
  })
  const { executablePath } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  try {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.getByRole('heading', { name: 'Signature' }).waitFor()
    await page.frameLocator('iframe').getByText('Camille').first().waitFor()
    if (errors.length > 0) throw new Error(`The page raised: ${errors.join('; ')}`)
  } finally {
    await browser.close()
    await server.close()
  }
}

await timed('building the packages', buildPackages)
const signature = await pack('signature')
const ui = await pack('ui')
await timed('publint and attw', async () => {
  await checkTarball(signature)
  await checkTarball(ui)
})
await timed('the renderer alone, in Node', () => checkRendererAlone(signature))
await timed('a fresh Vite page', () => checkVitePage(signature, ui))
rmSync(temporary, { recursive: true, force: true })
