import { operations } from '@org/api/contract'
import { expect, it } from 'vitest'
import { tagForm } from '#testing/tags'

it.each(['createCoachingTag', 'updateCoachingTag'] as const)(
  'limits the name of a tag to the length that %s allows',
  (id) => {
    const { maxLength } = operations[id].body.shape.name
    const limit = { max_length: maxLength }
    expect(tagForm.fields).toMatchObject([{ name: 'name', validators: ['not_empty', limit] }])
  },
)
