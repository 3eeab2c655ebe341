import { expect, it } from 'vitest'
import { selectProduct } from './select-product.ts'

const config = {
  hosts: { 'sign.example.org': 'signature', 'coach.example.org': 'coaching' },
  local: 'signature',
}

it('[1.1.18] [1.1.19] [3.1.02] selects the product of the host name', () => {
  expect(selectProduct('sign.example.org', config)).toBe('signature')
  expect(selectProduct('coach.example.org', config)).toBe('coaching')
  expect(selectProduct('COACH.example.org', config)).toBe('coaching')
})

it('[3.1.03] falls back to the local configuration for an unknown host', () => {
  expect(selectProduct('localhost', config)).toBe('signature')
  expect(selectProduct('other.example.org', config)).toBe('signature')
  expect(selectProduct('constructor', config)).toBe('signature')
})
