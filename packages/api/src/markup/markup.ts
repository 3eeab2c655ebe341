/** HTML that is safe to embed: built by `markup`, or declared safe by `trusted`. */
export class Markup {
  readonly html: string

  constructor(html: string) {
    this.html = html
  }
}

/** A value that a template accepts; null renders nothing. */
export type Part = Markup | string | number | null | readonly Part[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Builds HTML from a template. Interpolated values are escaped, except other markup. */
export function markup(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const html = texts.map((text, index) => text + rendered(parts[index] ?? '')).join('')
  return new Markup(html)
}

/**
 * Declares HTML as safe without escaping it. Use it for HTML from another builder that escapes, or
 * for the document of an iframe that runs no scripts.
 */
export function trusted(html: string): Markup {
  return new Markup(html)
}

function rendered(part: Part): string {
  if (part === null) return ''
  if (part instanceof Markup) return part.html
  if (typeof part === 'object') return part.map(rendered).join('')
  return String(part).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}
