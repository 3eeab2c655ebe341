import { parseColor } from '../html/css.ts'
import type { SignatureData } from '../model/signature-data.ts'
import { darkModes, lightMode, shownContrast } from './dark-modes.ts'
import type { ColorMode } from './dark-modes.ts'
import { readableColor } from './readable-color.ts'
import type { CheckFinding } from './report.ts'
import { textRuns } from './text-runs.ts'
import type { TextRun } from './text-runs.ts'

/**
 * Returns the minimum contrast of a text run, which is lower for large text. The minimum is the
 * same in light and dark mode: https://www.w3.org/TR/WCAG22/#contrast-minimum
 */
const leastContrast = ({ isLarge }: TextRun): number => (isLarge ? 3 : 4.5)

/** Lists the paths and values of the fields that set text colors, the likeliest source first. */
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
  // Only the button sets a background. Its field is the last one, so search backwards.
  const candidates = background === undefined ? fields : fields.toReversed()
  return candidates.find(([, value]) => parseColor(value) === color)?.[0]
}

/**
 * Returns the `client` of a finding. It is omitted if light mode fails too, because every client is
 * then affected.
 */
const concerned = (light: boolean, dark: string) => (light ? {} : { client: dark })

function checkRun(run: TextRun, data: SignatureData): CheckFinding[] {
  const { color, background } = run
  if (color === undefined) return []
  const least = leastContrast(run)
  const contrast = (mode: ColorMode): number => shownContrast(color, background, mode)
  const failing = [lightMode, ...darkModes].filter((mode) => contrast(mode) < least)
  if (failing.length === 0) return []
  const light = failing.includes(lightMode)
  const dark = failing
    .filter((mode) => mode !== lightMode)
    .map(({ client }) => client)
    .join(', ')
  const ratio = Math.floor(Math.min(...failing.map(contrast)) * 100) / 100
  const text = run.text.length > 40 ? `${run.text.slice(0, 39)}…` : run.text
  const on = background === undefined ? '' : ` on ${background}`
  const where = [light && 'in light mode', dark && `in dark mode in ${dark}`].filter(Boolean)
  const path = pathOf(run, data)
  return [
    {
      code: 'low_contrast',
      severity: 'warning',
      message: `"${text}" in ${color}${on} is hard to read ${where.join(' and ')}: ${ratio}:1, at least ${least}:1 is needed.`,
      ...(path === undefined ? {} : { path }),
      ...concerned(light, dark),
      details: {
        text,
        color,
        background: background ?? '',
        ratio,
        least,
        readable: readableColor(color, background, least) ?? '',
        light: light ? 'fails' : 'passes',
        dark,
      },
    },
  ]
}

/** Whether a text run must be readable. Separators between words may be as faint as desired. */
const readable = ({ text }: TextRun): boolean => /[\p{L}\p{N}]/u.test(text)

/**
 * Finds text colors that are hard to read in light mode or in some client's dark mode. Reports each
 * pair of colors once. If any text in these colors is small, reports that text, because it needs
 * more contrast.
 */
export function checkContrast(html: string, data: SignatureData): CheckFinding[] {
  const pairs = new Map<string, TextRun>()
  for (const run of textRuns(html).filter(readable)) {
    const pair = `${run.color} ${run.background}`
    const known = pairs.get(pair)
    if (!known || (known.isLarge && !run.isLarge)) pairs.set(pair, run)
  }
  return [...pairs.values()].flatMap((run) => checkRun(run, data))
}
