import { expect, it } from 'vitest'
import { newCodes } from './new-codes.ts'

const code = (text: string) => ({ text, isGs1: false })
const gloves = code('3400936000018')
const masks = code('3700123400011')
const label = { text: '010340093600001817290630' + '10A17', isGs1: true }

it('reports a code once while it is in view', () => {
  const next = newCodes()
  expect(next([gloves], 0)).toEqual(gloves)
  expect(next([gloves], 100)).toBeNull()
  expect(next([gloves], 2000)).toBeNull()
})

it('reports a code again only when it has left the view, and ignores blurred frames', () => {
  const next = newCodes()
  next([gloves], 0)
  for (const now of [100, 200, 300]) expect(next([], now)).toBeNull()
  expect(next([gloves], 600)).toBeNull()
  for (const now of [700, 1000, 1400]) expect(next([], now)).toBeNull()
  expect(next([gloves], 1500)).toEqual(gloves)
})

it('reports a code once on a device that needs a second for each frame', () => {
  const next = newCodes()
  next([gloves], 0)
  expect(next([gloves], 1000)).toBeNull()
  expect(next([], 2000)).toBeNull()
  expect(next([gloves], 3000)).toBeNull()
})

it('reports the code in the middle, and then a second code when that one moves to the middle', () => {
  const next = newCodes()
  expect(next([gloves, masks], 0)).toEqual(gloves)
  expect(next([masks, gloves], 100)).toEqual(masks)
  expect(next([gloves, masks], 200)).toBeNull()
})

it('remembers a reported code that moves to the side', () => {
  const next = newCodes()
  next([gloves], 0)
  for (const now of [400, 800, 1200]) next([masks, gloves], now)
  expect(next([gloves], 1600)).toBeNull()
})

it('reports one code of a package that shows its number twice: the one with lot and expiry date', () => {
  const next = newCodes()
  expect(next([gloves, label], 0)).toEqual(label)
  expect(next([label, gloves], 100)).toBeNull()
  expect(next([gloves], 200)).toBeNull()
})
