/** HTML that is safe to embed: made by `markup` or declared so by `trusted`. */
export class Markup {
  readonly html: string

  constructor(html: string) {
    this.html = html
  }
}

/** What a template takes; null is nothing. */
export type Part = Markup | string | number | null | readonly Part[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** HTML from a template in which everything interpolated is escaped, but other markup. */
export function markup(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const html = texts.map((text, index) => text + rendered(parts[index] ?? '')).join('')
  return new Markup(html)
}

/** HTML from elsewhere, taken as it is: of another escaping builder, or for a frame without scripts. */
export function trusted(html: string): Markup {
  return new Markup(html)
}

function rendered(part: Part): string {
  if (part === null) return ''
  if (part instanceof Markup) return part.html
  if (typeof part === 'object') return part.map(rendered).join('')
  return String(part).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}
