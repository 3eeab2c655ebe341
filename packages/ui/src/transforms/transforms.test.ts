import { describe, expect, it } from 'vitest'
import { applyTransforms, registerTransform, type TransformRule } from './index.ts'

declare module './registry.ts' {
  interface TransformArguments {
    with_prefix: string
  }
}

/** No-break, narrow no-break and thin space. */
const [nbsp, nnbsp, thin] = ['\u00a0', '\u202f', '\u2009']

type Case = [typed: unknown, kept: unknown]

function table(claim: string, rule: TransformRule, cases: Case[]) {
  describe(JSON.stringify(rule), () => {
    it.each(cases)(`${claim} %j becomes %j`, (typed, kept) => {
      expect(applyTransforms(typed, [rule])).toBe(kept)
    })
  })
}

/** Strings that no number transform can parse. */
const noNumbers: Case[] = ['', '   ', 'douze', 'km 12', '.', ',', '-', 'e5', '€12'].map((text) => [
  text,
  0,
])
const noValues: Case[] = [null, undefined, true, {}, [], ['12'], Number.NaN, -Infinity].map((v) => [
  v,
  0,
])

table('[2.5.11, 1.5.27]', 'integer', [
  ['12', 12],
  ['12,9', 12],
  ['-12,9', -12],
  ['+7', 7],
  ['-0,5', 0],
  ['007', 7],
  [12.99, 12],
  ...noNumbers,
  ...noValues,
])

table('[2.5.11]', 'float', [
  ['3,5', 3.5],
  ['3.5', 3.5],
  [',5', 0.5],
  ['5,', 5],
  ['-3,5', -3.5],
  ['−3,5', -3.5],
  ['- 3,5', -3.5],
  ['--3', 0],
  ['1 234,5', 1234.5],
  [`1${nbsp}234,5`, 1234.5],
  [`1${nnbsp}234${nnbsp}567,8 €`, 1234567.8],
  [`12${thin}000`, 12000],
  ["1'234.5", 1234.5],
  ['1’234.5', 1234.5],
  ['1.234,56', 1234.56],
  ['1,234.56', 1234.56],
  ['1.234.567', 1234567],
  ['1,234,567.8', 1234567.8],
  ['1,234', 1.234],
  ['1.234', 1.234],
  ['1.2.3', 1.2],
  ['12.34.56', 12.34],
  ['1e3', 1000],
  ['1e-7', 1e-7],
  ['12 euros', 12],
  ['12 km', 12],
  ['0x10', 0],
  ['٣', 0],
  ['9007199254740993', 9007199254740992],
  ['9'.repeat(400), 0],
  [-0, 0],
  ...noNumbers,
  ...noValues,
])

table('[2.5.12]', 'lowercase', [
  ['ÉLOÏSE', 'éloïse'],
  ['ŒUVRE', 'œuvre'],
  ['', ''],
  [12, '12'],
  [null, ''],
])

table('[2.5.12]', 'uppercase', [
  ['éloïse', 'ÉLOÏSE'],
  ['straße', 'STRASSE'],
  ['i', 'I'],
  [undefined, ''],
])

table('[2.5.13]', 'letters_only', [
  ["L'été 2026", 'Lété'],
  ['Zoe\u0301', 'Zoe\u0301'],
  ['1\u0301', ''],
  ['Жанна Д’Арк', 'ЖаннаДАрк'],
  ['हिन्दी', 'हिन्दी'],
  ['👩‍🚀', ''],
  ['_-²', ''],
  [null, ''],
])

table('[2.5.13]', 'digits_only', [
  ['06 12 34', '061234'],
  ['-12,5', '125'],
  ['٣²½Ⅷ', ''],
  ['1️⃣', '1'],
  [3.5, '35'],
  [{}, ''],
])

table('[2.5.13]', 'alphanumeric_only', [
  ['Réf. n° 12-B', 'Réfn12B'],
  ['e\u0301 1\u0301', 'e\u03011'],
  ['x²', 'x'],
  ['snake_case', 'snakecase'],
])

table('[2.5.14]', { min: 1 }, [
  ['0', 1],
  [0.99, 1],
  [1, 1],
  ['5,5', 5.5],
  ['', 1],
  ['douze', 1],
  [null, 1],
])

table('[2.5.14]', { max: 10 }, [
  ['11', 10],
  ['1 000', 10],
  [10, 10],
  ['-5', -5],
  ['', 0],
  [Infinity, 0],
])

table('[2.5.15]', 'remove_spaces', [
  [' 01 23\t45\n', '012345'],
  [`1${nbsp}2${nnbsp}3${thin}4\u200b5\ufeff6`, '123456'],
  ['   ', ''],
  [null, ''],
])

table('[2.5.16]', 'euros_to_cents', [
  ['12,34', 1234],
  ['12.34', 1234],
  [`1${nnbsp}234,56 €`, 123456],
  ['-12,34', -1234],
  ['12,345', 1235],
  ['-12,345', -1235],
  ['12,3449', 1234],
  [1.005, 101],
  [-1.005, -101],
  [8.575, 858],
  [0.1 + 0.2, 30],
  ['0,004', 0],
  ['-0,004', 0],
  [1e-7, 0],
  ['9 999 999 999 999,99', 999999999999999],
  [1e308, 0],
  ...noNumbers,
  ...noValues,
])

table('[2.5.16]', 'cents_to_euros', [
  [1234, 12.34],
  ['1 234', 12.34],
  [-1, -0.01],
  [0.5, 0.01],
  [-0.5, -0.01],
  [0.4, 0],
  [-0.4, 0],
  ['', 0],
  [999999999999999, 9999999999999.99],
  ...noValues,
])

it('applies several transforms in order', () => {
  expect(applyTransforms(' 1 2 5 ', ['remove_spaces', 'integer', { max: 100 }])).toBe(100)
  expect(applyTransforms(' a1 ', ['digits_only', { min: 3 }])).toBe(3)
  expect(applyTransforms(' a ', [])).toBe(' a ')
})

it('supports registered transforms', () => {
  registerTransform('with_prefix', (value, prefix) => `${prefix}${String(value)}`)
  expect(applyTransforms('42', [{ with_prefix: 'FR-' }])).toBe('FR-42')
})

it('names an unknown transform in the error', () => {
  const rules = ['toString'] as unknown as TransformRule[]
  expect(() => applyTransforms('x', rules)).toThrow('No transform is named "toString"')
})
