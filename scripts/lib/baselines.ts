import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { at } from './paths.ts'

const folder = at('.storybook/baselines')
const list = at('reports/screenshots.json')
const compared = new Set<string>()

/** Where a screenshot's baseline lies; the run's baselines join the list when it ends. */
export function baselinePath(name: string, extension: string): string {
  if (compared.size === 0) process.once('exit', listCompared)
  compared.add(`${name}${extension}`)
  return path.join(folder, `${name}${extension}`)
}

const readCompared = () =>
  existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : null

function listCompared(): void {
  mkdirSync(path.dirname(list), { recursive: true })
  const all = new Set([...(readCompared() ?? []), ...compared])
  writeFileSync(list, JSON.stringify([...all].sort(), null, 2))
}

/** Baselines by the names of their files. */
export interface Baselines {
  stored: readonly string[]
  /** Those that stories asked for since the list was last removed; null where none was compared. */
  compared: readonly string[] | null
}

export function readBaselines(): Baselines {
  return {
    stored: readdirSync(folder),
    compared: readCompared(),
  }
}

/** Baselines that a run of all stories compared with nothing. */
export function unusedBaselines({ stored, compared }: Baselines): string[] {
  return compared === null ? [] : stored.filter((file) => !compared.includes(file))
}

/** What is wrong with the baselines after a run of all stories, in a line each. */
export function baselineFaults(baselines: Baselines, isCI: boolean): string[] {
  const { stored, compared } = baselines
  if (compared === null) return isCI ? ['no story was compared with its baseline'] : []
  const missing = compared.filter((file) => !stored.includes(file))
  return [
    ...unusedBaselines(baselines).map((file) => `no story draws .storybook/baselines/${file}`),
    ...missing.map((file) => `.storybook/baselines/${file} is missing`),
  ]
}

/** What a run should know of screenshots that it will not compare; in CI, why it must not start. */
export function skippedScreenshots({
  isCI,
  isOff,
  hasPinnedBrowser,
}: {
  isCI: boolean
  isOff: boolean
  hasPinnedBrowser: boolean
}): { message: string; isFatal: boolean } | null {
  if (isCI && isOff) {
    const message = 'SCREENSHOTS=off is for work in progress: CI compares every screenshot.'
    return { message, isFatal: true }
  }
  if (hasPinnedBrowser) return null
  const message =
    'Screenshots are not compared: their baselines belong to the Chromium build for linux x64.'
  return { message, isFatal: isCI }
}
