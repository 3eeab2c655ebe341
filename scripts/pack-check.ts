// Part of npm run check: packs @org/signature and @org/ui as npm would publish them, lints the
// tarballs, and uses them in fresh projects: Node, strict TypeScript, and a Vite page. The page has the
// lowest versions of React, Node and TypeScript that the packages state.
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { iconFile, iconSteps, socialNetworks } from '@org/signature'
import { chromium, type Page } from 'playwright'
import { preview } from 'vite'
import { chromiumArgs, findBrowser } from './lib/browser.ts'
import { everyExport, lowestVersions } from './lib/lowest-versions.ts'
import { at } from './lib/paths.ts'
import { capture, must, timed } from './lib/process.ts'
import { missingLinks } from './lib/readme-links.ts'

const temporary = mkdtempSync(path.join(os.tmpdir(), 'paraphe-pack-'))
const pinned = (
  JSON.parse(readFileSync(at('package.json'), 'utf8')) as {
    devDependencies: Record<string, string>
  }
).devDependencies

/** A one-pixel PNG as a data URL. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

interface Packed {
  filename: string
  /** Size of the tarball, in bytes. */
  size: number
  files: { path: string }[]
}

/**
 * Checks that the tarball contains every network's icon at every roundness, and the trademark
 * notice.
 */
function checkIcons(name: string, { files }: Packed): void {
  const steps = Array.from({ length: iconSteps }, (_, step) => step)
  const icons = socialNetworks.flatMap(({ key }) => steps.map((step) => iconFile(key, step)))
  const packed = new Set(files.map((file) => file.path))
  const missing = ['NOTICE.md', ...icons.map((file) => `icons/${file}`)].filter(
    (file) => !packed.has(file),
  )
  if (missing.length > 0)
    throw new Error(`The package @org/${name} does not contain ${missing.join(', ')}.`)
}

/** Packs one workspace; returns the tarball's path. */
async function pack(name: string): Promise<string> {
  const output = await capture(
    'npm',
    ['pack', '--json', '--silent', '--pack-destination', temporary],
    { cwd: at('packages', name) },
  )
  // npm prints an array, or an object in newer versions.
  const [first] = Object.values(JSON.parse(output) as Record<string, Packed>)
  if (!first) throw new Error(`npm pack of ${name} reported no file.`)
  checkIcons(name, first)
  const files = first.files.map((file) => file.path)
  if (!files.includes('dist/signature/index.js') && !files.includes('dist/index.js'))
    throw new Error(`The package @org/${name} does not contain its build.`)
  const missing = missingLinks(readFileSync(at('packages', name, 'README.md'), 'utf8'), files)
  if (missing.length > 0)
    throw new Error(
      `The README of @org/${name} links to files that are not packed: ${missing.join(', ')}.`,
    )
  console.log(`  ${first.filename}: ${Math.round(first.size / 1000)} kB`)
  return path.join(temporary, first.filename)
}

/**
 * Copies a fixture project and installs tarballs and exact versions into it; returns its folder.
 */
async function createProject(fixture: string, packages: string[]): Promise<string> {
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

/** Checks that the type declarations do not expose the libraries that @org/ui is built with. */
function checkDeclarations(): void {
  const dist = at('packages/ui/dist')
  const hidden = /['"](styled-components|@dnd-kit|react-aria|@tanstack|react-easy-crop)/
  for (const file of globSync('**/*.d.ts', { cwd: dist })) {
    if (file.endsWith('.styles.d.ts')) continue
    const found = hidden.exec(readFileSync(path.join(dist, file), 'utf8'))
    if (found) throw new Error(`The declarations in ${file} refer to ${found[1]}.`)
  }
}

/** Checks that @org/signature installs without dependencies and renders in Node. */
async function checkRendererAlone(signature: string): Promise<void> {
  const folder = await createProject('renderer-in-node', [signature])
  const installed = readdirSync(path.join(folder, 'node_modules')).filter(
    (name) => !name.startsWith('.'),
  )
  if (installed.join() !== '@org')
    throw new Error(`@org/signature installed more than itself: ${installed.join(', ')}.`)
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

/** Uses the page as a person would: types into the form, sorts the table, picks a file. */
async function usePage(page: Page): Promise<void> {
  await page.route('**/api/media', (route) => route.fulfill({ json: { path: pixel } }))
  const preview = page.frameLocator('iframe')
  await preview.getByText('Camille').first().waitFor()
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Zélie')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await preview.getByText('Zélie').first().waitFor()
  const text = await page.locator('pre').innerText()
  if (text.trim() !== 'Zélie') throw new Error(`The renderer returned the text "${text}".`)

  const names = page.getByRole('grid', { name: 'Employés' }).getByRole('rowheader')
  await page.getByRole('columnheader', { name: 'Nom' }).getByRole('button').first().click()
  await page.waitForFunction(
    () => document.querySelector('[role=rowheader]')?.textContent === 'Adam Renard',
  )
  if ((await names.count()) !== 3) throw new Error('The table does not show its three rows.')

  if (await page.getByRole('img', { name: 'Logo' }).count())
    throw new Error('The uploader shows an image before one was uploaded.')
  await page.locator('input[type=file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(pixel.slice(22), 'base64'),
  })
  await page.locator(`img[alt="Logo"][src="${pixel}"]`).waitFor()
}

/** Checks the length of the example page, in lines as an editor counts them. */
function checkLength(file: string): void {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length
  console.log(`  The page has ${lines} lines.`)
  if (lines >= 40) throw new Error(`The page has ${lines} lines; it should have fewer than 40.`)
}

/** Whether npm has packages of every Node for this platform, as it does for those of CI. */
const isLowestNodeInstalled = process.platform === 'linux'

/**
 * Type-checks a project with its own TypeScript, which is the lowest, and with ours, then imports,
 * requires and server-renders the packages in its own Node. No bundler's types are known there.
 */
async function checkLowest(folder: string): Promise<void> {
  const own = (...names: string[]) => path.join(folder, 'node_modules', ...names)
  writeFileSync(path.join(folder, 'every-export.ts'), everyExport())
  const node = isLowestNodeInstalled ? own('lowest-node/bin/node') : process.execPath
  await must(node, [own('typescript/bin/tsc'), '-p', folder])
  await must('tsc', ['-p', folder])
  const required = await capture(node, [path.join(folder, 'require-all.cjs')])
  const which = isLowestNodeInstalled
    ? 'the lowest Node'
    : `Node ${process.version}, not the lowest`
  console.log(`  ${required.trim()} modules were required in ${which}.`)
  const styles = await capture(node, [path.join(folder, 'server.mjs')])
  if (!styles.includes('--ph-space-1:')) throw new Error('The server-rendered page has no styles.')
}

/**
 * Builds a page with a form, a table and an uploader, type-checks it with skipLibCheck off, and
 * uses it in a browser, all with the lowest versions that the packages state.
 */
async function checkVitePage(signature: string, ui: string): Promise<void> {
  const { node, peers } = lowestVersions()
  const folder = await createProject('page-in-vite', [
    signature,
    ui,
    ...Object.entries(peers).map(([name, lowest]) => `${name}@${lowest}`),
    ...['@types/react', '@types/react-dom'].map((name) => `${name}@${peers['react']}`),
    ...(isLowestNodeInstalled ? [`lowest-node@npm:node-linux-${process.arch}@${node}`] : []),
    ...['vite', '@vitejs/plugin-react'].map(version),
  ])
  checkLength(path.join(folder, 'main.tsx'))
  await checkLowest(folder)
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
    page.on('console', (message) => {
      if (/^(warning|error)$/.test(message.type())) errors.push(message.text())
    })
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await usePage(page)
    if (errors.length > 0) throw new Error(`The page logged errors: ${errors.join('; ')}`)
  } finally {
    await browser.close()
    await server.close()
  }
}

for (const name of ['signature', 'ui'])
  rmSync(at('packages', name, 'dist'), { recursive: true, force: true })
const signature = await timed('npm pack of @org/signature, without an earlier build', () =>
  pack('signature'),
)
const ui = await timed('npm pack of @org/ui', () => pack('ui'))
checkDeclarations()
await timed('publint and attw', async () => {
  await checkTarball(signature)
  await checkTarball(ui)
})
await timed('the renderer by itself in Node', () => checkRendererAlone(signature))
await timed('a fresh Vite page', () => checkVitePage(signature, ui))
rmSync(temporary, { recursive: true, force: true })
