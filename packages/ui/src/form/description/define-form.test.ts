import { describe, expect, expectTypeOf, it } from 'vitest'
import { defineForm } from './define-form.ts'
import type { FieldPath, FormValues, PathValue } from './form-values.ts'

const campaign = defineForm({
  fields: [
    { name: 'title', type: 'text', label: 'Titre', validators: ['not_empty', { max_length: 30 }] },
    {
      name: 'audience',
      type: 'select',
      label: 'Pour qui',
      choices: [
        { value: 'everyone', label: 'Toute la société' },
        { value: 'team', label: 'Une équipe' },
      ],
    },
    { name: 'team', type: 'select', label: 'Équipe', visible: { field: 'audience', is: 'team' } },
    {
      type: 'group',
      label: 'Dates',
      fields: [
        { name: 'start', type: 'timestamp', label: 'Début' },
        {
          name: 'reminders',
          type: 'list',
          label: 'Rappels',
          itemLabel: 'Rappel',
          fields: [
            { name: 'days', type: 'number', label: 'Jours avant' },
            {
              name: 'note',
              type: 'text',
              label: 'Note',
              visible: {
                or: [
                  { field: 'days', in: [0, 1] },
                  { field: 'audience', not: 'team' },
                ],
              },
            },
          ],
        },
      ],
    },
  ],
})

type Campaign = FormValues<typeof campaign>

describe('the options of a field type', () => {
  it('are limited to those that the field supports', () => {
    defineForm({
      fields: [
        { name: 'width', type: 'slider', label: 'Largeur', unit: 'px' },
        { name: 'terms', type: 'multiline', label: 'Conditions', rows: 4, maxLength: 400 },
        // @ts-expect-error A `number` field shows no unit.
        { name: 'count', type: 'number', label: 'Nombre', unit: 'px' },
        // @ts-expect-error A `multiline` field has no `inputType`.
        { name: 'note', type: 'multiline', label: 'Note', inputType: 'email' },
        // @ts-expect-error An `image` field always shows its label.
        { name: 'logo', type: 'image', label: 'Logo', isLabelHidden: true },
      ],
    })
  })
})

describe('defineForm', () => {
  it('returns plain data that survives JSON', () => {
    expect(JSON.parse(JSON.stringify(campaign))).toEqual(campaign)
  })

  it('infers the type of the values', () => {
    expectTypeOf<Campaign>().toEqualTypeOf<{
      title: string
      audience: 'everyone' | 'team' | null
      team: string | null
      start: number | null
      reminders: readonly { days: number; note: string }[]
    }>()
    expectTypeOf<'reminders.k1.days'>().toExtend<FieldPath<Campaign>>()
    expectTypeOf<'reminders.k1.hours'>().not.toExtend<FieldPath<Campaign>>()
    expectTypeOf<PathValue<Campaign, 'reminders.k1.days'>>().toEqualTypeOf<number>()
    expectTypeOf<PathValue<Campaign, 'reminders'>>().toEqualTypeOf<readonly string[]>()
  })

  it.each(['', 'a.b', 'a#b'])('rejects the name %j', (name) => {
    expect(() => defineForm({ fields: [{ name, type: 'text', label: 'Nom' }] })).toThrow(
      `A field is named "${name}"`,
    )
  })

  it('rejects two fields with the same name, even if one is in a group', () => {
    const field = { name: 'title', type: 'text', label: 'Titre' } as const
    expect(() =>
      defineForm({ fields: [field, { type: 'group', label: 'Plus', fields: [field] }] }),
    ).toThrow('Two fields are named "title"')
  })

  it('allows list items to reuse names of the form', () => {
    const field = { name: 'title', type: 'text', label: 'Titre' } as const
    const list = { name: 'links', type: 'list', label: 'Liens', itemLabel: 'Lien' } as const
    expect(() => defineForm({ fields: [field, { ...list, fields: [field] }] })).not.toThrow()
  })

  it('rejects a fractional step in a `number` field', () => {
    const rate = { name: 'rate', label: 'Taux', step: 0.5 } as const
    const list = { name: 'rates', type: 'list', label: 'Taux', itemLabel: 'Taux' } as const
    expect(() =>
      defineForm({ fields: [{ ...list, fields: [{ ...rate, type: 'number' }] }] }),
    ).toThrow('The step of "rate" is 0.5, and a field of type number holds whole numbers')
    expect(() => defineForm({ fields: [{ ...rate, type: 'slider' }] })).not.toThrow()
  })

  it('rejects a condition on an unknown field', () => {
    const visible = { and: [{ field: 'titel', is: 'Salon' }] } as const
    expect(() =>
      defineForm({ fields: [{ name: 'title', type: 'text', label: 'Titre', visible }] }),
    ).toThrow('A condition depends on "titel"')
  })
})
