/** HTML that is safe to embed: made by `markup` or declared so by `trusted`. */
export class Markup {
  readonly html: string

  constructor(html: string) {
    this.html = html
  }
}

export type Part = Markup | string | number | readonly Part[]

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

/** HTML that another escaping builder made. */
export function trusted(html: string): Markup {
  return new Markup(html)
}

function rendered(part: Part): string {
  if (part instanceof Markup) return part.html
  if (typeof part === 'object') return part.map(rendered).join('')
  return String(part).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}
