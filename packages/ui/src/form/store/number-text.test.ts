import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { defineForm } from '../description/define-form.ts'
import type { FormValues } from '../description/form-values.ts'
import '../fields/number.tsx'
import '../fields/slider.tsx'
import '../fields/text.tsx'
import { createForm } from './create-form.ts'

const offer = defineForm({
  fields: [
    { name: 'title', type: 'text', label: 'Titre', transforms: ['float', 'uppercase'] },
    { name: 'rate', type: 'text', label: 'Taux', transforms: ['float'], validators: [{ max: 20 }] },
    { name: 'price', type: 'text', label: 'Prix', transforms: ['remove_spaces', 'euros_to_cents'] },
    { name: 'seats', type: 'text', label: 'Places', transforms: ['integer', { min: 1 }] },
  ],
})

function offerForm(
  save = vi.fn<(values: FormValues<typeof offer>) => Promise<void>>(async () => {}),
) {
  const form = createForm(offer, { save, initial: { rate: 5.5, price: 1200, seats: 4 } })
  /** Passes typed text to the field, as a text control does. */
  const type = (path: 'rate' | 'price' | 'seats', text: string) =>
    form.field(path).read().onChange(text)
  const shown = (path: 'rate' | 'price' | 'seats') => {
    const { draft, value } = form.field(path).read()
    return draft ?? value
  }
  return { form, type, shown, save }
}

describe('a text field whose transforms return a number', () => {
  it('has a number as its value, at run time and in its type', () => {
    expectTypeOf<FormValues<typeof offer>>().toEqualTypeOf<{
      title: string
      rate: number
      price: number
      seats: number
    }>()
    const { form } = offerForm()
    form.reset({})
    expect(form.values()).toEqual({ title: '', rate: 0, price: 0, seats: 1 })
  })

  it('shows the typed text until blur, and then the number', () => {
    const { form, type, shown } = offerForm()
    for (const text of ['3', '3,', '3,5']) {
      type('rate', text)
      expect(shown('rate')).toBe(text)
    }
    expect(form.values().rate).toBe(3.5)
    form.blur('rate')
    expect(shown('rate')).toBe(3.5)
  })

  it('converts euros to cents only once, even after several blurs', () => {
    const { form, type, shown } = offerForm()
    type('price', '12,50 €')
    form.blur('price')
    form.blur('price')
    expect(shown('price')).toBe(1250)
    expect(form.values().price).toBe(1250)
    form.set('price', 900)
    expect(form.values().price).toBe(900)
  })

  it('is saved and shown as a number even without a blur', async () => {
    const { form, type, shown, save } = offerForm()
    type('seats', '0,5')
    await form.save()
    expect(save).toHaveBeenCalledWith({ title: '', rate: 5.5, price: 1200, seats: 1 })
    expect(shown('seats')).toBe(1)
  })

  it('is validated as a number', () => {
    const { form, type } = offerForm()
    type('rate', '20,5')
    form.blur('rate')
    expect(form.field('rate').read().errors).toHaveLength(1)
    type('rate', '19,6')
    expect(form.field('rate').read().errors).toEqual([])
  })

  it('drops the typed text on undo and reset', () => {
    const { form, type, shown } = offerForm()
    type('rate', '7,')
    form.undo()
    expect(shown('rate')).toBe(5.5)
    type('rate', '5,50')
    form.reset()
    expect(shown('rate')).toBe(5.5)
  })
})

it('parses text that a custom control passes to a number field', () => {
  const size = defineForm({
    fields: [
      { name: 'count', type: 'number', label: 'Nombre' },
      { name: 'zoom', type: 'slider', label: 'Zoom', step: 0.5 },
      { name: 'name', type: 'text', label: 'Nom' },
    ],
  })
  const form = createForm(size, { save: async () => {} })
  const count = form.field('count').read()
  expectTypeOf(count.value).toEqualTypeOf<number>()
  expectTypeOf(count.onChange).parameter(0).toEqualTypeOf<number | string>()
  expectTypeOf(form.field('name').read().onChange).parameter(0).toEqualTypeOf<string>()
  count.onChange('12')
  form.set('zoom', '2,5')
  expect(form.field('count').read().draft).toBe('12')
  form.blur('count')
  expect(form.field('count').read().draft).toBeNull()
  expect(form.values()).toEqual({ count: 12, zoom: 2.5, name: '' })
})

describe('a number or slider field', () => {
  const volume = defineForm({
    fields: [
      { name: 'from', type: 'slider', label: 'De', min: 20, max: 60, step: 20 },
      { name: 'share', type: 'slider', label: 'Part', min: 0, max: 1, step: 0.1 },
      { name: 'places', type: 'number', label: 'Places', min: 5, max: 9 },
      { name: 'priority', type: 'slider', label: 'Priorité' },
    ],
  })
  const form = (initial = {}) => createForm(volume, { initial, save: async () => {} })

  it('starts with a number within its bounds', () => {
    expect(form().values()).toEqual({ from: 20, share: 1, places: 5, priority: 1 })
  })

  it('adjusts numbers to its step and bounds, without making a new form dirty', () => {
    const given = form({ from: 30, share: 0.30000000000000004, places: 12.7, priority: -3 })
    expect(given.values()).toEqual({ from: 40, share: 0.3, places: 9, priority: 1 })
    expect(given.state().isDirty).toBe(false)
    given.set('from', 71)
    given.set('places', 7.9)
    expect(given.values()).toMatchObject({ from: 60, places: 7 })
    given.reset({ from: 33, share: 0.55, places: 0, priority: 44 })
    expect(given.values()).toEqual({ from: 40, share: 0.6, places: 5, priority: 10 })
  })
})

describe('a number that is being typed', () => {
  const seats = defineForm({
    fields: [{ name: 'count', type: 'number', label: 'Places', max: 50 }],
  })

  it('makes the form dirty and can be saved before its field loses focus', async () => {
    const save = vi.fn(async () => {})
    const form = createForm(seats, { save })
    form.field('count').read().onDraft('12', true)
    expect(form.state()).toMatchObject({ isDirty: true, canSave: true })
    await form.save()
    expect(save).toHaveBeenCalledWith({ count: 12 })
    expect(form.state().isDirty).toBe(false)
  })

  it('no longer makes the form dirty after a blur without a change or after a reset', () => {
    const form = createForm(seats, { save: async () => {} })
    form.field('count').read().onDraft('12', true)
    form.blur('count')
    expect(form.state()).toMatchObject({ isDirty: false, canSave: false })
    form.field('count').read().onDraft('12', true)
    form.reset()
    expect(form.state().isDirty).toBe(false)
  })
})
