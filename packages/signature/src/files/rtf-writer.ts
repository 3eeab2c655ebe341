import { rtfAddress, rtfText } from './rtf-encode.ts'
import type { TextStyle } from './rtf-style.ts'

const fallbackFamily = 'Verdana'

/** Collects runs of styled text and writes them as one Rich Text Format 1.9 document. */
export class RtfWriter {
  readonly #colors: string[] = []
  readonly #families: string[] = []
  #body = ''
  /** Separator to write before the next run, if another run follows. */
  #gap: '' | ' ' | '\\par\n' = ''

  breakLine(): void {
    this.#gap = '\\par\n'
  }

  space(): void {
    if (this.#gap === '') this.#gap = ' '
  }

  /** Adds a run. White space collapses as in HTML; `link` makes the run a hyperlink. */
  write(raw: string, style: TextStyle, link: string | undefined): void {
    const text = raw.replace(/[ \t\r\n]+/g, ' ')
    const isBlank = text.trim() === ''
    if (text.startsWith(' ') || (isBlank && text !== '')) this.space()
    if (isBlank) return
    if (this.#body !== '') this.#body += this.#gap
    const run = this.#run(text.replace(/^ | $/g, ''), style)
    this.#body += link === undefined ? run : hyperlink(link, run)
    this.#gap = text.endsWith(' ') ? ' ' : ''
  }

  toString(): string {
    const families = this.#families.length === 0 ? [fallbackFamily] : this.#families
    const fonts = families.map((name, index) => `{\\f${index}\\fnil ${rtfText(name)};}`)
    return [
      '{\\rtf1\\ansi\\ansicpg1252\\deff0\\uc1',
      `{\\fonttbl${fonts.join('')}}`,
      `{\\colortbl;${this.#colors.map(colorEntry).join('')}}`,
      `\\pard ${this.#body}\\par`,
      '}',
      '',
    ].join('\n')
  }

  #run(text: string, style: TextStyle): string {
    const controls = [
      `\\f${indexIn(this.#families, style.family || fallbackFamily)}`,
      // CSS pixels are 3/4 of a point; RTF counts half points.
      `\\fs${Math.round(style.size * 1.5)}`,
      style.color === '' ? '' : `\\cf${indexIn(this.#colors, style.color.toLowerCase()) + 1}`,
      style.bold ? '\\b' : '',
      style.italic ? '\\i' : '',
    ]
    return `{${controls.join('')} ${rtfText(text)}}`
  }
}

function hyperlink(address: string, run: string): string {
  return `{\\field{\\*\\fldinst{HYPERLINK "${rtfAddress(address)}"}}{\\fldrslt ${run}}}`
}

function indexIn(table: string[], value: string): number {
  const known = table.indexOf(value)
  return known >= 0 ? known : table.push(value) - 1
}

function colorEntry(hex: string): string {
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `\\red${red}\\green${green}\\blue${blue};`
}
