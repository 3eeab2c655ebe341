import { checkValue } from '../contract/check-value.ts'
import type { Operation } from '../contract/operation.ts'
import type { Fault } from '../contract/errors.ts'
import { mustBe } from '../contract/validation.ts'

/** What a caller passes, whatever the operation. */
export interface LooseParts {
  path?: Record<string, string> | undefined
  query?: object | undefined
  body?: unknown
}

/** Address of an operation, its path parameters and query filled in. */
export function urlOf(baseUrl: string, operation: Operation, parts: LooseParts): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parts.path?.[name] ?? ''),
  )
  const query = new URLSearchParams(queryOf(parts.query)).toString()
  return `${baseUrl.replace(/\/$/, '')}${path}${query === '' ? '' : `?${query}`}`
}

/** Query values as text; `filter` as JSON, what is undefined left out. */
export function queryOf(query: object = {}): Record<string, string> {
  const entries = Object.entries<unknown>({ ...query }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
}

/** Faults that the server would find too, found before anything is sent. */
export function faultsBeforeSending(operation: Operation, parts: LooseParts): Fault[] {
  return [
    ...faultsIn(operation.query, queryOf(parts.query)),
    ...faultsIn(operation.body, parts.body ?? {}),
    ...(operation.upload && !holdsFile(parts.body)
      ? [{ path: 'file', message: mustBe('file', 'file') }]
      : []),
  ]
}

function faultsIn(schema: Operation['query'], value: unknown): Fault[] {
  const result = schema && checkValue(schema, value)
  return result && 'faults' in result ? result.faults : []
}

/** JSON text or a form with the part `file`. */
export function bodyOf(operation: Operation, body: unknown): string | FormData | undefined {
  if (operation.upload) {
    const form = new FormData()
    if (holdsFile(body)) form.append('file', body.file, body.name ?? nameOf(body.file))
    return form
  }
  return operation.body ? JSON.stringify(body ?? {}) : undefined
}

function holdsFile(body: unknown): body is { file: Blob; name?: string } {
  return typeof body === 'object' && body !== null && 'file' in body && body.file instanceof Blob
}

function nameOf(file: Blob): string {
  return file instanceof File ? file.name : 'file'
}
