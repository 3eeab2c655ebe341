import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { isPictured, kinds, states } from '../screenshots/pictured.ts'

const hasBaseline = (name: string) =>
  existsSync(path.resolve(import.meta.dirname, '../baselines', `${name.replaceAll('--', '-')}.png`))

describe.each(Object.entries(kinds))('%s', (product, stories) => {
  it.each(Object.keys(stories))('has pictures of the variants of %s', (story) => {
    const id = `${product}-${story}`
    expect(['dark', 'phone'].filter((variant) => hasBaseline(`${id}--${variant}`))).not.toEqual([])
  })
})

describe.each(Object.entries(states))('%s', (product, stories) => {
  it.each(stories)('has a picture of %s', (story) => {
    expect(hasBaseline(`${product}-${story}`)).toBe(true)
  })
})

it('pictures every story and variant of the library', () => {
  expect(isPictured('form-formfields--loading')).toBe(true)
  expect(isPictured('form-formfields--default', 'phone')).toBe(true)
})

it('pictures variants of products for listed stories alone', () => {
  expect(isPictured('stock-product-stock-stock--filters', 'dark')).toBe(true)
  expect(isPictured('stock-product-users-list--default', 'dark')).toBe(false)
  expect(isPictured('coaching-product-training-runner--rest', 'motion')).toBe(true)
})

it('pictures states of products once', () => {
  expect(isPictured('stock-product-products-list--loading')).toBe(true)
  expect(isPictured('stock-product-users-list--loading')).toBe(false)
  expect(isPictured('stock-product-users-list--loading-fails')).toBe(false)
  expect(isPictured('stock-product-users-list--default')).toBe(true)
})
