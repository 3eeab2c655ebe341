import { omitUndefined } from '../call/omit-undefined.ts'
import type { Route } from './routes.ts'

/** The parts of any call, loosely typed. */
export interface LooseParts {
  path?: Record<string, string> | undefined
  query?: object | undefined
  body?: unknown
}

/** Builds the URL of a call, with its path parameters and query. */
export function urlOf(baseUrl: string, route: Route, parts: LooseParts): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parts.path?.[name] ?? ''),
  )
  const query = new URLSearchParams(queryOf(parts.query)).toString()
  return `${baseUrl.replace(/\/$/, '')}${path}${query === '' ? '' : `?${query}`}`
}

/** Converts query values to text. `filter` becomes JSON, and undefined values are left out. */
export function queryOf(query: object = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(omitUndefined(query)).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
}

/** Encodes the body as JSON text, or as a form with the part `file`; undefined without a body. */
export function bodyOf(route: Route, body: unknown): string | FormData | undefined {
  if (route.upload) {
    const form = new FormData()
    if (holdsFile(body)) form.append('file', body.file, body.name ?? nameOf(body.file))
    return form
  }
  return body === undefined ? undefined : JSON.stringify(body)
}

export function holdsFile(body: unknown): body is { file: Blob; name?: string } {
  return typeof body === 'object' && body !== null && 'file' in body && body.file instanceof Blob
}

function nameOf(file: Blob): string {
  return file instanceof File ? file.name : 'file'
}
