/** Markup that is already safe. Only `html` and `foreignMarkup` make it. */
export interface Markup {
  readonly markup: string
  toString(): string
}

class SafeHtml implements Markup {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
  toString(): string {
    return this.markup
  }
}

type Part = string | number | Markup | readonly Markup[] | null

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Builds markup from a template; every part but markup of its own kind is escaped. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const pieces = strings.map(
    (text, index) => text + (index < parts.length ? toMarkup(parts[index] ?? null) : ''),
  )
  return new SafeHtml(pieces.join(''))
}

function toMarkup(part: Part): string {
  if (part === null) return ''
  if (part instanceof SafeHtml) return part.markup
  if (Array.isArray(part)) return part.map(toMarkup).join('')
  return String(part).replace(/[&<>"']/g, (character) => escapes[character] ?? '')
}

/** Markup from elsewhere, taken as it is. Only for a frame that runs no script. */
export function foreignMarkup(markup: string): Markup {
  return new SafeHtml(markup)
}
