import { operations } from '@org/api/contract'
import { expect, it } from 'vitest'
import { centreForm, newCentreForm } from '#testing/centres'

const centre = operations.createCentre.body.shape
const name = { max_length: centre.name.maxLength }
const address = { max_length: centre.address.maxLength }

it.each([
  ['adds', newCentreForm],
  ['changes', centreForm],
])('limits the length of the text fields of the form that %s a centre', (_, { fields }) => {
  expect(fields[0]).toMatchObject({ name: 'name', validators: ['not_empty', name] })
  expect(fields[1]).toMatchObject({ name: 'address', validators: ['not_empty', address] })
})
