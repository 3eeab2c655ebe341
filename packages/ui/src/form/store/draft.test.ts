import { expect, it, vi } from 'vitest'
import { employeeForm } from './testing/employee-form.ts'

it('an invalid draft blocks saving and is kept for correction', async () => {
  const save = vi.fn(async () => {})
  const { form } = employeeForm({ save })
  const { onDraft } = form.field('first_name').read()
  form.set('email', 'a@b.fr')
  onDraft('Cam', false)
  expect(form.state()).toMatchObject({ hasErrors: true, canSave: false })
  expect(await form.save()).toBe(false)
  form.blur('first_name')
  expect(form.field('first_name').read().draft).toBe('Cam')
  onDraft('Camille', true)
  expect(await form.save()).toBe(true)
  expect(form.field('first_name').read().draft).toBeNull()
})

it('a reset drops an invalid draft', () => {
  const { form } = employeeForm()
  form.field('first_name').read().onDraft('Cam', false)
  form.reset()
  expect(form.field('first_name').read().draft).toBeNull()
  expect(form.state().hasErrors).toBe(false)
})

it('an invalid draft in a hidden field does not block saving', () => {
  const { form } = employeeForm({ initial: { is_manager: true, first_name: 'Camille' } })
  form.field('team').read().onDraft('Ven', false)
  expect(form.state().canSave).toBe(false)
  form.set('is_manager', false)
  expect(form.state()).toMatchObject({ hasErrors: false, canSave: true })
})
