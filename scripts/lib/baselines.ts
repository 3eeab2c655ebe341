import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { at } from './paths.ts'

const folder = at('.storybook/baselines')
const list = at('reports/screenshots.json')
const compared = new Set<string>()

/**
 * Returns the path of a screenshot's baseline. Also records it as compared; the record is written
 * on exit.
 */
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

/** File names of baselines. */
export interface Baselines {
  stored: readonly string[]
  /**
   * Baselines requested by stories since the record was last deleted; null if there is no record.
   */
  compared: readonly string[] | null
}

export function readBaselines(): Baselines {
  return {
    stored: readdirSync(folder),
    compared: readCompared(),
  }
}

/** Finds baselines that no story used in a run of all stories. */
export function unusedBaselines({ stored, compared }: Baselines): string[] {
  return compared === null ? [] : stored.filter((file) => !compared.includes(file))
}

/** Lists problems with the baselines after a run of all stories, one per line. */
export function baselineErrors(baselines: Baselines, isCI: boolean): string[] {
  const { stored, compared } = baselines
  if (compared === null) return isCI ? ['no story was compared with its baseline'] : []
  const missing = compared.filter((file) => !stored.includes(file))
  return [
    ...unusedBaselines(baselines).map((file) => `no story renders .storybook/baselines/${file}`),
    ...missing.map((file) => `.storybook/baselines/${file} is missing`),
  ]
}

/**
 * Returns the reason why a run cannot compare screenshots (fatal in CI). Returns null if it can, or
 * if only a local run has switched them off.
 */
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
    'Screenshots are not compared: the baselines require the pinned Chromium for linux x64.'
  return { message, isFatal: isCI }
}
