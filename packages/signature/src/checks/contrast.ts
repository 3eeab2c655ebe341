import { parseColor } from '../html/css.ts'
import type { SignatureData } from '../model/signature-data.ts'
import { darkModes, lightMode, shownContrast } from './dark-modes.ts'
import type { ColorMode } from './dark-modes.ts'
import type { CheckFinding } from './report.ts'
import { textRuns } from './text-runs.ts'
import type { TextRun } from './text-runs.ts'

/** The least contrast at which text stays readable at a glance. */
const least = 3

const modes = [lightMode, ...darkModes]

/** The fields that set colours of text, the most likely first. */
function colorFields({
  fontStyle,
  signoff,
  addons,
}: SignatureData): [path: string, value: string][] {
  const { disclaimer, greenMessage, videoConf } = addons
  return [
    ['fontStyle.fontColor', fontStyle.fontColor],
    ['fontStyle.fontColor2', fontStyle.fontColor2],
    ['signoff.fontStyle.fontColor', signoff.fontStyle.fontColor],
    ['addons.disclaimer.data.fontStyle.fontColor', disclaimer.data.fontStyle.fontColor],
    ['addons.greenMessage.data.fontStyle.fontColor', greenMessage.data.fontStyle.fontColor],
    ['addons.videoConf.data.buttonStyle.color', videoConf.data.buttonStyle.color],
  ]
}

function pathOf({ color, background }: TextRun, data: SignatureData): string | undefined {
  const fields = colorFields(data)
  // Only the button has a face of its own.
  const candidates = background === undefined ? fields : fields.toReversed()
  return candidates.find(([, value]) => parseColor(value) === color)?.[0]
}

/** Where text is hard to read, in words. */
function inWords(failing: readonly ColorMode[]): string {
  const light = failing.some(({ scheme }) => scheme === 'light')
  const dark = failing.filter(({ scheme }) => scheme === 'dark').map(({ client }) => client)
  return [light && 'in light mode', dark.length > 0 && `in dark mode in ${dark.join(', ')}`]
    .filter((words) => words !== false)
    .join(' and ')
}

function checkRun(run: TextRun, data: SignatureData): CheckFinding[] {
  const { color, background } = run
  if (color === undefined) return []
  const contrast = (mode: ColorMode): number => shownContrast(color, background, mode)
  const failing = modes.filter((mode) => contrast(mode) < least)
  if (failing.length === 0) return []
  const ratio = Math.floor(Math.min(...failing.map(contrast)) * 100) / 100
  const text = run.text.length > 40 ? `${run.text.slice(0, 39)}…` : run.text
  const on = background === undefined ? '' : ` on ${background}`
  const where = inWords(failing)
  const path = pathOf(run, data)
  return [
    {
      code: 'low_contrast',
      severity: 'warning',
      message: `"${text}" in ${color}${on} is hard to read ${where}: ${ratio}:1, at least ${least}:1 is needed.`,
      ...(path === undefined ? {} : { path }),
      client: failing.map(({ client }) => client).join(', '),
      details: { text, color, background: background ?? '', ratio, least, where },
    },
  ]
}

/** Marks between words may be as faint as a designer likes. */
const readable = ({ text }: TextRun): boolean => /[\p{L}\p{N}]/u.test(text)

/** Colours of text that are hard to read by daylight or in some client's dark mode, each pair once. */
export function checkContrast(html: string, data: SignatureData): CheckFinding[] {
  const pairs = new Map<string, TextRun>()
  for (const run of textRuns(html).filter(readable)) {
    const pair = `${run.color} ${run.background}`
    if (!pairs.has(pair)) pairs.set(pair, run)
  }
  return [...pairs.values()].flatMap((run) => checkRun(run, data))
}
