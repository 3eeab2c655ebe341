import { expect, it } from 'vitest'
import * as functions from './functions.ts'

it('[3.1.09] [3.9.21] runs each function in europe-west1', () => {
  const regions = Object.fromEntries(
    Object.entries(functions).map(([name, one]) => [name, one.__endpoint.region]),
  )
  const region = ['europe-west1']
  expect(regions).toEqual({
    stock: region,
    coaching: region,
    coachingAdmin: region,
    follow: region,
    files: region,
    eachMinute: region,
    eachDay: region,
  })
})
