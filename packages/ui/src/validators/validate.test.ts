import fc from 'fast-check'
import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import {
  hasAsyncRule,
  isEmpty,
  registerAsyncValidator,
  registerValidator,
  validate,
  validateAsync,
  validatorMessages,
  type ValidationRule,
} from './index.ts'

declare module './registry.ts' {
  interface ValidatorArguments {
    siret: undefined
    starts_with: string
    free_name: undefined
    free_email: { organisation: string }
  }
}

const every: ValidationRule[] = [
  'not_empty',
  'url',
  'email',
  'phone',
  'mobile_phone',
  'integer',
  { min: 0 },
  { max: 10 },
  { max_length: 20 },
  { one_of: ['a'] },
]

describe('validate', () => {
  it('[1.5.16] ignores an empty value unless not_empty is a rule', () => {
    expect(validate('  ', ['email', { max_length: 0 }])).toEqual([])
    expect(validate('', ['email', 'not_empty'])).toEqual(['Ne peut pas être vide'])
  })

  it('returns the messages of all failing rules in order', () => {
    expect(validate('abc', [{ max_length: 2 }, 'url', { one_of: ['abc'] }, 'email'])).toEqual([
      'Ne peut pas dépasser 2 caractères',
      "Mauvais format d'url",
      "Mauvais format d'email",
    ])
  })

  it('accepts rules from JSON', () => {
    const rules = JSON.parse(JSON.stringify(every)) as ValidationRule[]
    expect(validate('a', rules)).toEqual(validate('a', every))
  })

  it.each(['constructor', '__proto__', 'siren'])(
    'names an unknown validator in the error: %s',
    (name) => {
      expect(() => validate('x', [name as ValidationRule])).toThrow(
        `No validator is named "${name}"`,
      )
    },
  )

  it('rejects a rule with several names', () => {
    const rules = [{ min: 1, max: 2 }] as ValidationRule[]
    expect(() => validate(3, rules)).toThrow('split {"min":1,"max":2} into several rules')
  })

  it('never throws, and returns the same messages for the same value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const messages = validate(value, every)
        expect(messages).toEqual(validate(value, every))
        expect(messages.includes('Ne peut pas être vide')).toBe(isEmpty(value))
      }),
    )
  })
})

// A validator with backtracking would exceed the test's time limit.
it.each([
  ['0 1 1 1…', '0' + '1 '.repeat(100_000), ['not_empty', { min: 0 }]],
  ['06...…', '06' + '.'.repeat(200_000), ['not_empty']],
  ['a.a.a.…@exemple.fr', `${'a.'.repeat(100_000)}@exemple.fr`, ['not_empty']],
  ['a@a-a-a-…', `a@${'a-'.repeat(100_000)}`, ['not_empty']],
  ['http://a.a.a.…!', `http://${'a.'.repeat(100_000)}!`, ['not_empty']],
  ['http://a.fr/###…', `http://a.fr/${'#'.repeat(200_000)}`, ['not_empty']],
  ['1.0001.000…', '1.000'.repeat(40_000), ['not_empty']],
  ['1,1,1,…', '1,'.repeat(100_000), ['not_empty']],
  ['spaces before an a', ' '.repeat(200_000) + 'a', ['not_empty']],
  ['eee… and an accent', `${'e'.repeat(200_000)}\u0301`, ['not_empty']],
])('handles long and malformed text: %s', (_name, text, passed) => {
  expect(every.filter((rule) => validate(text, [rule]).length === 0)).toEqual(passed)
})

describe('registered validators', () => {
  it('are used like the library’s own and receive their argument', () => {
    registerValidator('siret', (value) => (/^\d{14}$/.test(String(value)) ? null : 'SIRET inconnu'))
    registerValidator('starts_with', (value, start) => {
      expectTypeOf(start).toEqualTypeOf<string>()
      return String(value).startsWith(start) ? null : `Doit commencer par ${start}`
    })
    expect(validate('123', ['siret', { starts_with: 'FR' }])).toEqual([
      'SIRET inconnu',
      'Doit commencer par FR',
    ])
    expect(validate('12345678901234', ['siret'])).toEqual([])
  })

  it('have type-checked names and arguments', () => {
    expectTypeOf<'email'>().toExtend<ValidationRule>()
    expectTypeOf<{ max_length: number }>().toExtend<ValidationRule>()
    expectTypeOf<'max_length'>().not.toExtend<ValidationRule>()
    expectTypeOf<{ max_length: string }>().not.toExtend<ValidationRule>()
    expectTypeOf<'unknown'>().not.toExtend<ValidationRule>()
  })
})

describe('validators that call a server', () => {
  const checkServer = vi.fn(async (value: unknown, signal: AbortSignal) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    signal.throwIfAborted()
    return value === 'zoe@exemple.fr' ? 'Déjà pris' : null
  })
  registerAsyncValidator('free_email', (value, { organisation }, { signal }) => {
    expect(organisation).toBe('o1')
    return checkServer(value, signal)
  })
  const rules: ValidationRule[] = [{ free_email: { organisation: 'o1' } }, 'email']

  it('are detected, and left out of synchronous validation', () => {
    expect(hasAsyncRule(rules)).toBe(true)
    expect(hasAsyncRule(every)).toBe(false)
    expect(validate('zoe@exemple.fr', rules)).toEqual([])
  })

  it('add their messages', async () => {
    const { signal } = new AbortController()
    expect(await validateAsync('zoe@exemple.fr', rules, { signal })).toEqual(['Déjà pris'])
    expect(await validateAsync('noe@exemple.fr', rules, { signal })).toEqual([])
  })

  it('are not called for empty or already invalid values', async () => {
    checkServer.mockClear()
    const { signal } = new AbortController()
    const { en: messages } = validatorMessages
    expect(await validateAsync('', rules, { signal })).toEqual([])
    expect(await validateAsync('zoe', rules, { signal, messages })).toEqual([
      'Not a valid email address',
    ])
    expect(checkServer).not.toHaveBeenCalled()
  })

  it('return no stale result', async () => {
    const typing = new AbortController()
    const result = validateAsync('zoe@exemple.fr', rules, { signal: typing.signal })
    typing.abort(new DOMException('typed on', 'AbortError'))
    await expect(result).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('return no stale result even if they ignore the signal', async () => {
    registerAsyncValidator('free_name', async () => 'Déjà pris')
    const typing = new AbortController()
    const result = validateAsync('Zoé', ['free_name'], { signal: typing.signal })
    typing.abort()
    await expect(result).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('reject if there is no response', async () => {
    registerAsyncValidator('free_name', () => Promise.reject(new TypeError('réseau coupé')))
    const { signal } = new AbortController()
    await expect(validateAsync('Zoé', ['free_name'], { signal })).rejects.toThrow('réseau coupé')
  })
})
