import { describe, expect, it } from 'vitest'
import { argTypesOf, readableType, type DocumentedType } from './arg-types.ts'

const none: DocumentedType = { name: 'undefined' }
const literals = (...values: string[]): DocumentedType[] =>
  values.map((value) => ({ name: 'literal', value }))
const union = (raw: string, ...elements: DocumentedType[]): DocumentedType => ({
  name: 'union',
  raw,
  elements,
})
const variant = union('ButtonVariant', ...literals("'primary'", "'danger'"))

describe('readableType', () => {
  it('expands unions, including those behind an alias, and omits `undefined`', () => {
    expect(readableType(union('ButtonVariant | undefined', variant, none))).toBe(
      "'primary' | 'danger'",
    )
    expect(readableType(union('string | null', { name: 'string' }, { name: 'null' }))).toBe(
      'string | null',
    )
    expect(readableType(union('keyof typeof sizes', ...literals('big', 'small')))).toBe(
      "'big' | 'small'",
    )
  })

  it('shows the parameters of a function, even if its type is an alias', () => {
    const raw = '(typed: string) => Promise<string[]>'
    const load: DocumentedType = { name: 'signature', type: 'function', raw }
    expect(readableType(union('LoadOptions | undefined', load, none))).toBe(raw)
    expect(readableType(union('(() => void) | undefined', { name: 'unknown' }, none))).toBe(
      '() => void',
    )
  })

  it('keeps the type names of objects and lists', () => {
    const mapped: DocumentedType = { name: 'signature', type: 'object', raw: '{ [K in keyof T] }' }
    expect(readableType(union('OwnLabels<Labels> | undefined', mapped, none))).toBe(
      'OwnLabels<Labels>',
    )
    expect(readableType(union('readonly string[] | undefined', { name: 'unknown' }, none))).toBe(
      'readonly string[]',
    )
    expect(readableType({ name: 'Ref', raw: 'Ref<Node>', elements: [{ name: 'Node' }] })).toBe(
      'Ref<Node>',
    )
  })
})

describe('argTypesOf', () => {
  it('offers the members of a union as options, including numbers, and a switch for an optional boolean', () => {
    const props = {
      variant: { required: false, tsType: union('ButtonVariant | undefined', variant, none) },
      level: { required: true, tsType: union('2 | 3', ...literals('2', '3')) },
      isWide: { tsType: union('boolean | undefined', { name: 'boolean' }, none) },
    }
    const found = argTypesOf({ __docgenInfo: { props } })
    expect(found?.['variant']?.type).toEqual({
      name: 'enum',
      value: ['primary', 'danger'],
      required: false,
    })
    expect(found?.['level']?.type).toEqual({ name: 'enum', value: [2, 3], required: true })
    expect(found?.['isWide']?.type).toEqual({ name: 'boolean', required: false })
  })

  it('returns null for a component without documentation', () => {
    expect(argTypesOf(() => null)).toBeNull()
  })
})
