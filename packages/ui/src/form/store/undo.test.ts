import fc from 'fast-check'
import { expect, it } from 'vitest'
import { employeeForm, type Employee } from './testing/employee-form.ts'

const start: Employee = {
  first_name: 'Camille',
  email: '',
  is_manager: false,
  team: '',
  links: [
    { title: 'Blog', url: 'https://blog.exemple.fr' },
    { title: 'Site', url: '' },
  ],
}

const text = fc.string({ maxLength: 3 })
const position = fc.nat({ max: 5 })

const edit = fc.oneof(
  fc.record({ kind: fc.constant('name' as const), text }),
  fc.record({ kind: fc.constant('email' as const), text }),
  fc.record({ kind: fc.constant('manager' as const), isOn: fc.boolean() }),
  fc.record({ kind: fc.constant('add' as const), text }),
  fc.record({ kind: fc.constant('remove' as const), position }),
  fc.record({ kind: fc.constant('move' as const), from: position, to: position }),
  fc.record({ kind: fc.constant('title' as const), position, text }),
  fc.record({ kind: fc.constant('leave' as const) }),
)

type Edit = typeof edit extends fc.Arbitrary<infer Kind> ? Kind : never

function apply(form: ReturnType<typeof employeeForm>['form'], change: Edit) {
  const keys = form.field('links').read().value
  const at = (place: number) => keys[place % keys.length]
  if (change.kind === 'name') form.set('first_name', change.text)
  if (change.kind === 'email') form.set('email', change.text)
  if (change.kind === 'manager') form.set('is_manager', change.isOn)
  if (change.kind === 'add') form.addItem('links', { title: change.text })
  if (change.kind === 'leave') form.blur('email')
  if (keys.length === 0) return
  if (change.kind === 'remove') form.removeItem('links', at(change.position)!)
  if (change.kind === 'move') {
    form.moveItem('links', change.from % keys.length, change.to % keys.length)
  }
  if (change.kind === 'title') form.set(`links.${at(change.position)!}.title`, change.text)
}

it('undoes 100 random edits back to the start and redoes them to the end', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(edit, fc.integer({ min: 0, max: 900 })), {
        minLength: 100,
        maxLength: 100,
      }),
      (edits) => {
        const { form, clock } = employeeForm({ initial: start })
        for (const [change, pause] of edits) {
          clock.time += pause
          apply(form, change)
        }
        const end = form.values()
        const keys = form.field('links').read().value
        for (let count = 0; count < 100; count += 1) form.undo()
        expect(form.values()).toEqual(start)
        expect(form.state().isDirty).toBe(false)
        for (let count = 0; count < 100; count += 1) form.redo()
        expect(form.values()).toEqual(end)
        expect(form.field('links').read().value).toEqual(keys)
        expect(form.state().canRedo).toBe(false)
      },
    ),
    { numRuns: 100 },
  )
})

it('groups keystrokes in one field within 500 ms into one step', () => {
  const { form, clock } = employeeForm({ initial: start })
  form.set('first_name', 'Z')
  clock.time = 400
  form.set('first_name', 'Zo')
  clock.time = 1000
  form.set('first_name', 'Zoé')
  form.undo()
  expect(form.values().first_name).toBe('Zo')
  form.undo()
  expect(form.values().first_name).toBe('Camille')
})

it('undoes invalid values together with their messages', () => {
  const { form } = employeeForm({ initial: start })
  form.set('email', 'abcdefghij')
  form.blur('email')
  form.undo()
  expect(form.field('email').read()).toMatchObject({ value: '', errors: [] })
  expect(form.state().hasErrors).toBe(false)
})

it('does not undo past a save', async () => {
  const { form, clock } = employeeForm({ initial: start })
  form.set('first_name', 'Zoé')
  await form.save()
  clock.time = 1000
  form.set('email', 'z@ex.fr')
  expect(form.state().canUndo).toBe(true)
  for (let count = 0; count < 5; count += 1) form.undo()
  expect(form.values()).toEqual({ ...start, first_name: 'Zoé' })
  expect(form.state()).toMatchObject({ isDirty: false, canUndo: false })
})

it('undoes only the text typed during a save', async () => {
  let finish = () => {}
  const { form } = employeeForm({
    initial: start,
    save: () => new Promise<void>((resolve) => (finish = resolve)),
  })
  form.set('first_name', 'Zoé')
  const saving = form.save()
  form.set('first_name', 'Zoélie')
  finish()
  await saving
  form.undo()
  form.undo()
  expect(form.values().first_name).toBe('Zoé')
  expect(form.state().isDirty).toBe(false)
})
