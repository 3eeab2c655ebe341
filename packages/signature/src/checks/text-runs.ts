import { htmlTokens } from '../files/html-tokens.ts'
import type { HtmlToken } from '../files/html-tokens.ts'
import { parseHex } from './color.ts'
import { readDeclarations } from './declarations.ts'

/** A piece of visible text with the hex colors set in its HTML. */
export interface TextRun {
  readonly text: string
  /** Undefined for the client's default. */
  readonly color: string | undefined
  /** Undefined for the message's own background. */
  readonly background: string | undefined
  /**
   * Whether the text is large as defined by WCAG 2.2: at least 18 points, or 14 in bold. Text of
   * unknown size is not large.
   */
  readonly isLarge: boolean
}

interface Look {
  readonly color: string | undefined
  readonly background: string | undefined
  /** CSS pixels; undefined for the client's default. */
  readonly size: number | undefined
  readonly isBold: boolean
}

/** Minimum size of large text in CSS pixels; a point is 4/3 of a pixel. */
const large = { plain: 24, bold: 14 * (4 / 3) }

const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'meta', 'wbr'])

const hexOf = (...values: readonly (string | undefined)[]): string | undefined =>
  values.find((value) => value !== undefined && parseHex(value) !== undefined)

const plainLook: Look = { color: undefined, background: undefined, size: undefined, isBold: false }

function lookOf({ tag, attributes }: HtmlToken & { kind: 'open' }, inherited: Look): Look {
  const style = readDeclarations(attributes.get('style') ?? '')
  const size = /^([\d.]+)px$/.exec(style.get('font-size') ?? '')?.[1]
  const faces = [style.get('background-color'), style.get('background'), attributes.get('bgcolor')]
  return {
    color: hexOf(style.get('color'), inherited.color),
    background: hexOf(...faces, inherited.background),
    size: size === undefined ? inherited.size : Number(size),
    isBold: tag === 'b' || inherited.isBold,
  }
}

function runOf(text: string, { color, background, size = 0, isBold }: Look): TextRun {
  return { text, color, background, isLarge: size >= (isBold ? large.bold : large.plain) }
}

/** Returns the visible text of a rendered signature, in reading order. */
export function textRuns(html: string): TextRun[] {
  const runs: TextRun[] = []
  const open: Look[] = [plainLook]
  for (const token of htmlTokens(html)) {
    const inherited = open.at(-1) ?? plainLook
    if (token.kind === 'text') {
      if (token.text.trim() !== '') runs.push(runOf(token.text.trim(), inherited))
    } else if (token.kind === 'close') open.pop()
    else if (!voidElements.has(token.tag)) open.push(lookOf(token, inherited))
  }
  return runs
}
