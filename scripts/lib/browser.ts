import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { at } from './paths.ts'

/** Flags that let Chromium run as root, render the same everywhere and stay off the network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
]

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export interface Browser {
  executablePath: string
  /** Where the browser was found, as text for a message. */
  origin: string
}

/**
 * Finds the browser build that the screenshot baselines require; returns null if it cannot run on
 * this machine.
 */
export async function findPinnedBrowser(): Promise<Browser | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const { default: chromium } = await import('@sparticuz/chromium')
  return { executablePath: await chromium.executablePath(), origin: 'pinned by the lockfile' }
}

/** Finds Chromium. Tries CHROMIUM_PATH, then Playwright's, the system's and the pinned one. */
export async function findBrowser(): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
    return { executablePath: named, origin: 'named by CHROMIUM_PATH' }
  }
  const { chromium } = await import('playwright')
  const own = chromium.executablePath()
  if (existsSync(own)) return { executablePath: own, origin: "Playwright's own" }
  const system = systemBrowsers.find((candidate) => existsSync(candidate))
  if (system) return { executablePath: system, origin: "the system's" }
  const pinned = await findPinnedBrowser()
  if (pinned) return pinned
  throw new Error(
    'No Chromium was found: run `npx playwright install chromium`, or name one in CHROMIUM_PATH.',
  )
}

/** The browser of the tests. */
export interface TestBrowser extends Browser {
  /** Its environment variables. */
  env: NodeJS.ProcessEnv
  /** True for the build and the fonts that the screenshot baselines require. */
  isPinned: boolean
}

/**
 * Finds the browser in which the tests run: the pinned one with the pinned fonts, because the width
 * of a text decides where it wraps. With `TEST_BROWSER=system`, and on platforms without the pinned
 * build, it is the machine's browser with the machine's fonts.
 */
export async function findTestBrowser(): Promise<TestBrowser> {
  const pinned = process.env['TEST_BROWSER'] === 'system' ? null : await findPinnedBrowser()
  if (!pinned) return { ...(await findBrowser()), env: process.env, isPinned: false }
  return { ...pinned, env: { ...process.env, ...pinnedFontsEnvironment() }, isPinned: true }
}

/**
 * Returns the environment variables of the pinned browser. They limit it to the DejaVu fonts
 * from npm, so that tests and screenshots do not depend on installed fonts. A DejaVu font of the same kind
 * replaces each font that mails use, except Impact: tests also need a font that is missing.
 */
function pinnedFontsEnvironment(): Record<string, string> {
  const folder = path.join(os.tmpdir(), `paraphe-fonts-${process.getuid?.() ?? 'user'}`)
  mkdirSync(folder, { recursive: true })
  const alias = (family: string, use: string) =>
    `<match target="pattern"><test name="family"><string>${family}</string></test><edit name="family" mode="assign" binding="strong"><string>${use}</string></edit></match>`
  const sans = [
    'Verdana',
    'Tahoma',
    'Trebuchet MS',
    'Lucida Sans Unicode',
    'Comic Sans MS',
    'Arial',
    'Arial Black',
    'Helvetica',
    'Segoe UI',
    'sans-serif',
    'system-ui',
  ]
  const serif = ['Georgia', 'Palatino', 'Palatino Linotype', 'Times New Roman', 'Times', 'serif']
  const mono = ['Courier New', 'Lucida Console', 'Courier', 'monospace']
  const config = [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
    `<dir>${at('node_modules/dejavu-fonts-ttf/ttf')}</dir><cachedir>${folder}/cache</cachedir>`,
    ...sans.map((family) => alias(family, 'DejaVu Sans')),
    ...serif.map((family) => alias(family, 'DejaVu Serif')),
    ...mono.map((family) => alias(family, 'DejaVu Sans Mono')),
    '</fontconfig>',
  ].join('\n')
  const file = path.join(folder, 'fonts.conf')
  writeFileSync(file, config)
  return { FONTCONFIG_FILE: file }
}
