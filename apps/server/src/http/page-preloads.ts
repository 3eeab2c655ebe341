import { markup } from '@org/api'

/** The files that a page's address needs, as the front end's build has written them down. */
export interface PagePreloads {
  product: string
  /** Source of a regular expression over the path. */
  path: string
  files: readonly string[]
}

/** Reads the build's `preloads.json`; nothing where the build has none. */
export function parsePreloads(bytes: Uint8Array | null): readonly PagePreloads[] {
  return bytes === null ? [] : (JSON.parse(new TextDecoder().decode(bytes)) as PagePreloads[])
}

/**
 * Names the scripts of one address in its document, so that the browser fetches all of them at once
 * instead of finding each in the one before.
 */
export function writePreloads(page: string, files: readonly string[]): string {
  const links = files
    .map((file) => markup`<link rel="modulepreload" crossorigin href="${file}" />`.html)
    .join('')
  return page.replace('</head>', () => `${links}</head>`)
}
