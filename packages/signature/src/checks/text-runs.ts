import { htmlTokens } from '../files/html-tokens.ts'
import type { HtmlToken } from '../files/html-tokens.ts'
import { parseHex } from './color.ts'
import { readDeclarations } from './declarations.ts'

/** A piece of visible text with the hex colours that its HTML gives it. */
export interface TextRun {
  readonly text: string
  /** Undefined: the client's own. */
  readonly color: string | undefined
  /** Undefined: whatever the message has. */
  readonly background: string | undefined
}

type Look = Omit<TextRun, 'text'>

const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'meta', 'wbr'])

const hexOf = (...values: readonly (string | undefined)[]): string | undefined =>
  values.find((value) => value !== undefined && parseHex(value) !== undefined)

function lookOf({ attributes }: HtmlToken & { kind: 'open' }, inherited: Look): Look {
  const style = readDeclarations(attributes.get('style') ?? '')
  const faces = [style.get('background-color'), style.get('background'), attributes.get('bgcolor')]
  return {
    color: hexOf(style.get('color'), inherited.color),
    background: hexOf(...faces, inherited.background),
  }
}

/** The visible text of a rendered signature, in reading order. */
export function textRuns(html: string): TextRun[] {
  const runs: TextRun[] = []
  const open: Look[] = [{ color: undefined, background: undefined }]
  for (const token of htmlTokens(html)) {
    const inherited = open.at(-1) ?? { color: undefined, background: undefined }
    if (token.kind === 'text') {
      if (token.text.trim() !== '') runs.push({ text: token.text.trim(), ...inherited })
    } else if (token.kind === 'close') open.pop()
    else if (!voidElements.has(token.tag)) open.push(lookOf(token, inherited))
  }
  return runs
}
