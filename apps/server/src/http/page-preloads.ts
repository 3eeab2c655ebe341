import { markup } from '@org/api'

/** The files that a page needs, as listed by the front-end build. */
export interface PagePreloads {
  product: string
  /** Source of a regular expression for the path. */
  path: string
  files: readonly string[]
}

/** Parses the build's `preloads.json`; empty when the build has none. */
export function parsePreloads(bytes: Uint8Array | null): readonly PagePreloads[] {
  return bytes === null ? [] : (JSON.parse(new TextDecoder().decode(bytes)) as PagePreloads[])
}

/**
 * Adds preload links for the scripts of one address to its document, so that the browser fetches
 * them all at once instead of discovering them one after the other.
 */
export function writePreloads(page: string, files: readonly string[]): string {
  const links = files
    .map((file) => markup`<link rel="modulepreload" crossorigin href="${file}" />`.html)
    .join('')
  return page.replace('</head>', () => `${links}</head>`)
}
