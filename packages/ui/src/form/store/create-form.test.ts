import { describe, expect, it, vi } from 'vitest'
import { createForm } from './create-form.ts'

interface Employee {
  first_name: string
  email: string
  tags: readonly string[]
}

const initial: Employee = { first_name: 'Camille', email: '', tags: [] }

function employeeForm(save: (values: Employee) => Promise<Employee | void> = async () => {}) {
  const notify = vi.fn()
  const form = createForm({
    initial,
    save,
    notify,
    rules: { first_name: ['not_empty'], email: ['email', { max_length: 5 }] },
    transforms: { email: ['remove_spaces'] },
  })
  return { form, notify }
}

describe('changes', () => {
  it('[3.4.16] is dirty while a value differs from the saved one', () => {
    const { form } = employeeForm()
    expect(form.state().isDirty).toBe(false)
    form.set('tags', ['a'])
    expect(form.state().isDirty).toBe(true)
    form.set('tags', [])
    expect(form.state().isDirty).toBe(false)
  })

  it('wakes only the listeners of the field that changed', () => {
    const { form } = employeeForm()
    const [first, second] = [vi.fn(), vi.fn()]
    form.subscribeField('first_name', first)
    form.subscribeField('email', second)
    form.set('first_name', 'Zoé')
    expect(first).toHaveBeenCalledTimes(1)
    expect(second).not.toHaveBeenCalled()
  })

  it('hands out the same state until something changes', () => {
    const { form } = employeeForm()
    expect(form.field('email')).toBe(form.field('email'))
    expect(form.state()).toBe(form.state())
  })

  it('runs the transforms of a field', () => {
    const { form } = employeeForm()
    form.set('email', ' a @b.fr ')
    expect(form.field('email').value).toBe('a@b.fr')
  })
})

describe('errors', () => {
  it('[1.5.14, 3.5.13] come when a field is left', () => {
    const { form } = employeeForm()
    form.set('email', 'abcdef')
    expect(form.field('email').errors).toEqual([])
    form.blur('email')
    expect(form.field('email').errors).toEqual([
      "Mauvais format d'email",
      'Ne peut pas dépasser 5 caractères',
    ])
  })

  it('[1.5.15] come on save, and nothing is saved', async () => {
    const save = vi.fn(async () => {})
    const { form } = employeeForm(save)
    form.set('first_name', ' ')
    expect(await form.save()).toBe(false)
    expect(form.field('first_name').errors).toEqual(['Ne peut pas être vide'])
    expect(save).not.toHaveBeenCalled()
  })

  it('go while the value is being mended', () => {
    const { form } = employeeForm()
    form.set('first_name', '')
    form.blur('first_name')
    form.set('first_name', 'Z')
    expect(form.field('first_name').errors).toEqual([])
    expect(form.state().hasErrors).toBe(false)
  })

  it('may come from the server', () => {
    const { form } = employeeForm()
    form.set('email', 'a@b.fr')
    form.fail('email', ['Déjà pris'])
    expect(form.field('email').errors).toEqual(['Déjà pris'])
    expect(form.state().canSave).toBe(false)
  })
})

describe('save', () => {
  it('[3.4.17, 1.4.45] is possible only with a change, no error and no save in progress', async () => {
    let finish = () => {}
    const { form } = employeeForm(() => new Promise((resolve) => (finish = () => resolve())))
    expect(form.state().canSave).toBe(false)
    form.set('first_name', '')
    form.blur('first_name')
    expect(form.state().canSave).toBe(false)
    form.set('first_name', 'Zoé')
    expect(form.state().canSave).toBe(true)
    const saving = form.save()
    expect(form.state()).toMatchObject({ canSave: false, status: 'saving' })
    finish()
    await saving
    expect(form.state()).toMatchObject({ canSave: false, status: 'saved', isDirty: false })
  })

  it('tells of saving and of success', async () => {
    const { form, notify } = employeeForm()
    form.set('first_name', 'Zoé')
    expect(await form.save()).toBe(true)
    expect(notify.mock.calls).toEqual([
      ['Saving...', 'saving'],
      ['Saved', 'saved'],
    ])
  })

  it('keeps what was typed and tells why it failed', async () => {
    const { form, notify } = employeeForm(() => Promise.reject(new Error('réseau coupé')))
    form.set('first_name', 'Zoé')
    expect(await form.save()).toBe(false)
    expect(form.field('first_name').value).toBe('Zoé')
    expect(form.state()).toMatchObject({ status: 'failed', isDirty: true, canSave: true })
    expect(notify).toHaveBeenLastCalledWith('Error: réseau coupé', 'failed')
  })

  it('saves once, however often it is asked meanwhile', async () => {
    const save = vi.fn(async () => {})
    const { form } = employeeForm(save)
    form.set('first_name', 'Zoé')
    const [first, second] = await Promise.all([form.save(), form.save()])
    expect([first, second]).toEqual([true, false])
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('keeps what is typed while it saves, as a change', async () => {
    const { form } = employeeForm(async (values) => ({ ...values, tags: ['serveur'] }))
    form.set('first_name', 'Zoé')
    const saving = form.save()
    form.set('first_name', 'Zoé-Anne')
    await saving
    expect(form.values()).toEqual({ first_name: 'Zoé-Anne', email: '', tags: ['serveur'] })
    expect(form.state().isDirty).toBe(true)
  })
})

it('goes back to what was saved last', async () => {
  const { form } = employeeForm()
  form.set('first_name', 'Zoé')
  await form.save()
  form.set('first_name', '')
  form.blur('first_name')
  form.undo()
  expect(form.field('first_name')).toEqual({ value: 'Zoé', errors: [] })
  expect(form.state()).toMatchObject({ isDirty: false, hasErrors: false, status: 'idle' })
})

it('takes another record', () => {
  const { form } = employeeForm()
  form.set('first_name', 'Zoé')
  form.reset({ first_name: 'Noé', email: 'noe@exemple.fr', tags: [] })
  expect(form.field('first_name').value).toBe('Noé')
  expect(form.state().isDirty).toBe(false)
})
