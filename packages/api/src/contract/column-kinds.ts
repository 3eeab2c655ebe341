import type { Scalar } from './filter.ts'

/** The type of a column, as far as values are compared with it. Every other column is text. */
export type ColumnKind = 'boolean' | 'integer' | 'bigint' | 'text'

const booleans: ReadonlySet<string> = new Set([
  'is_global',
  'has_onboarding',
  'is_external',
  'is_archived',
  'is_main',
  'is_active',
  'is_deleted',
  'is_super_admin',
  'is_to_order',
  'is_expiring',
])

/** 32-bit integers. */
const integers: ReadonlySet<string> = new Set([
  'deploy_request',
  'expire',
  'width',
  'height',
  'size',
  'revision',
  'level',
  'qty',
  'units',
  'number',
])

/** 64-bit integers: seconds since 1970. */
const bigints: ReadonlySet<string> = new Set([
  'created_at',
  'updated_at',
  'start_date',
  'end_date',
  'last_login_at',
  'last_seen_at',
  'info_updated_at',
  'sent_at',
  'first_sent_at',
  'installed_at',
  'link_mailed_at',
  'expires_at',
  'accepted_at',
  'revoked_at',
])

/** Returns the type of the columns with this name. Columns of one name have one type. */
export function columnKind(name: string): ColumnKind {
  if (booleans.has(name)) return 'boolean'
  if (integers.has(name)) return 'integer'
  return bigints.has(name) ? 'bigint' : 'text'
}

/** Largest 32-bit integer of databases. */
export const maxInteger = 2 ** 31 - 1

/** Maximum length of a text in a condition. Firestore compares no value of more than 1,500 bytes. */
const maxText = 500

/** Describes the values that a column can be compared with, for an error message. */
export const expectedValue: Readonly<Record<ColumnKind, string>> = {
  boolean: 'boolean',
  integer: `integer from ${-maxInteger} to ${maxInteger}`,
  bigint: 'integer',
  text: `string of at most ${maxText} characters`,
}

/** True if a column of this type can be compared with the value, in every database. */
export function isComparable(kind: ColumnKind, value: Scalar): boolean {
  if (value === null) return true
  switch (kind) {
    case 'boolean':
      return typeof value === 'boolean'
    case 'integer':
      return Number.isInteger(value) && Math.abs(Number(value)) <= maxInteger
    case 'bigint':
      return Number.isSafeInteger(value)
    case 'text':
      return typeof value === 'string' && value.length <= maxText
  }
}
