import { expect, it } from 'vitest'
import { splitTyped } from './split-typed.ts'

it.each([
  ['Lyon', [], 'Lyon'],
  ['Lyon,', ['Lyon'], ''],
  ['Lyon, Lille ; Nantes', ['Lyon', 'Lille'], 'Nantes'],
  [' , ;', [], ''],
])('splits %j', (text, done, left) => {
  expect(splitTyped(text)).toEqual({ done, left })
})
