import { describe, expect, it, vi } from 'vitest'
import { validatorMessages } from '../../validators/index.ts'
import { employeeForm } from './testing/employee-form.ts'

/** Creates a `save` function that resolves when the test calls `control.finish`. */
function slowSave() {
  const control = { finish: () => {} }
  const save = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        control.finish = resolve
      }),
  )
  return { save, control }
}

describe('validation', () => {
  it('[1.5.14] runs when a field loses focus', () => {
    const { form } = employeeForm()
    form.set('email', 'abcdefghij')
    expect(form.field('email').read().errors).toEqual([])
    form.blur('email')
    expect(form.field('email').read().errors).toEqual([
      "Mauvais format d'email",
      'Ne peut pas dépasser 9 caractères',
    ])
  })

  it('[1.5.15] runs on save, and prevents the save if a value is invalid', async () => {
    const save = vi.fn(async () => {})
    const { form } = employeeForm({ save })
    form.set('first_name', ' ')
    expect(await form.save()).toBe(false)
    expect(form.field('first_name').read().message).toBe('Ne peut pas être vide')
    expect(save).not.toHaveBeenCalled()
  })

  it('[1.5.16] ignores an empty value unless the rules include not_empty', () => {
    const { form } = employeeForm()
    form.blur('email')
    expect(form.field('email').read().errors).toEqual([])
    form.set('first_name', '')
    form.blur('first_name')
    expect(form.field('first_name').read().errors).toEqual(['Ne peut pas être vide'])
  })

  it("[1.5.17] joins the messages with '; ' in order", () => {
    const { form } = employeeForm()
    form.set('email', 'abcdefghij')
    form.blur('email')
    expect(form.field('email').read().message).toBe(
      "Mauvais format d'email; Ne peut pas dépasser 9 caractères",
    )
  })

  it('clears the messages while the value is being corrected', () => {
    const { form } = employeeForm()
    form.set('first_name', '')
    form.blur('first_name')
    form.set('first_name', 'Z')
    expect(form.field('first_name').read().errors).toEqual([])
    expect(form.state().hasErrors).toBe(false)
  })
})

describe('save', () => {
  it('[3.4.17, 1.4.45] is possible only if there is a change, no error and no save in progress', async () => {
    const { save, control } = slowSave()
    const { form, clock } = employeeForm({ save })
    expect(form.state()).toMatchObject({ canSave: false, canUndo: false })
    form.set('first_name', '')
    form.blur('first_name')
    expect(form.state()).toMatchObject({ canSave: false, canUndo: false })
    clock.time = 1000
    form.set('first_name', 'Zoé')
    expect(form.state()).toMatchObject({ canSave: true, canUndo: true })
    const saving = form.save()
    expect(form.state()).toMatchObject({ canSave: false, canUndo: false, status: 'saving' })
    control.finish()
    await saving
    expect(form.state()).toMatchObject({ canSave: false, canUndo: false, status: 'saved' })
  })

  it("[1.4.46, 3.4.18] shows 'Saving...' and then 'Saved'", async () => {
    const notify = vi.fn()
    const { form } = employeeForm({ notify })
    form.set('first_name', 'Zoé')
    expect(await form.save()).toBe(true)
    expect(notify.mock.calls).toEqual([
      ['Saving...', 'saving'],
      ['Saved', 'saved'],
    ])
  })

  it("keeps the input after a failure and shows 'Error: ' followed by the reason", async () => {
    const notify = vi.fn()
    const { form } = employeeForm({ notify, save: () => Promise.reject(new Error('réseau coupé')) })
    form.set('first_name', 'Zoé')
    expect(await form.save()).toBe(false)
    expect(form.field('first_name').read().value).toBe('Zoé')
    expect(form.state()).toMatchObject({ status: 'failed', isDirty: true, canSave: true })
    expect(notify).toHaveBeenLastCalledWith('Error: réseau coupé', 'failed')
  })

  it('shows a custom failure text', async () => {
    const save = () => Promise.reject(new Error('réseau coupé'))
    const { form } = employeeForm({ save, texts: { failed: 'Error' } })
    await form.save()
    expect(form.state().text).toBe('Error')
  })

  it('ignores further calls while saving', async () => {
    const save = vi.fn(async () => {})
    const { form } = employeeForm({ save })
    form.set('first_name', 'Zoé')
    expect(await Promise.all([form.save(), form.save()])).toEqual([true, false])
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('waits for a pending value and saves it too', async () => {
    const save = vi.fn(async (_values: object) => {})
    const { form } = employeeForm({ save })
    const field = form.field('first_name')
    form.set('email', 'a@b.fr')
    field.read().onPending(true)
    const saving = form.save()
    expect(form.state()).toMatchObject({ status: 'checking', canSave: false })
    field.read().onChange('Zoé')
    field.read().onPending(false)
    expect(await saving).toBe(true)
    expect(save.mock.calls[0]?.[0]).toMatchObject({ first_name: 'Zoé', email: 'a@b.fr' })
  })

  it('is cancelled if a pending value is given up, and succeeds on the next attempt', async () => {
    const save = vi.fn(async () => {})
    const { form } = employeeForm({ save, initial: { first_name: 'Zoé' } })
    const field = form.field('first_name')
    form.set('email', 'a@b.fr')
    field.read().onPending(true)
    const saving = form.save()
    field.read().onPending(false)
    expect(await saving).toBe(false)
    expect(save).not.toHaveBeenCalled()
    expect(form.state()).toMatchObject({ status: 'idle', canSave: true })
    expect(await form.save()).toBe(true)
  })

  it('validates a field with a pending value only once the value has settled', () => {
    const { form } = employeeForm({ initial: { first_name: '' } })
    const [name, email] = [form.field('first_name'), form.field('email')]
    for (const field of [name, email]) {
      field.read().onPending(true)
      field.read().onBlur()
    }
    expect(name.read().message).toBe('')
    name.read().onPending(false)
    expect(name.read().message).toBe(validatorMessages.fr.not_empty)
    email.read().onChange('nobody')
    expect(email.read().message).toBe(validatorMessages.fr.email)
  })

  it('is not blocked by a server error in a hidden or disabled field', async () => {
    const { form } = employeeForm({
      initial: { links: [{ title: '', url: '' }] },
      save: async () => {
        throw new Error('Refusé')
      },
      errorsOf: () => ({ team: 'Inconnue', 'links.0.url': 'Interdite' }),
    })
    form.set('first_name', 'Zoé')
    expect(await form.save()).toBe(false)
    expect(form.state()).toMatchObject({ status: 'failed', hasErrors: false, canSave: true })
  })

  it('keeps input typed during the save, and allows undoing only that input', async () => {
    const { save, control } = slowSave()
    const { form } = employeeForm({ save })
    form.set('first_name', 'Zoé')
    const saving = form.save()
    form.set('first_name', 'Zoé-Anne')
    control.finish()
    await saving
    expect(form.values().first_name).toBe('Zoé-Anne')
    expect(form.state()).toMatchObject({ isDirty: true, canSave: true, canUndo: true })
    form.undo()
    expect(form.values().first_name).toBe('Zoé')
    expect(form.state()).toMatchObject({ isDirty: false, canUndo: false })
  })

  it('adopts the values that the server returned, except in fields edited while saving', async () => {
    const { form } = employeeForm({
      initial: { first_name: 'Camille', links: [{ title: 'Blog', url: '' }] },
      save: async (values) => ({
        ...values,
        first_name: values.first_name.toUpperCase(),
        email: 'c@d.fr',
        links: [...values.links, { title: 'Ajouté', url: '' }],
      }),
    })
    const [blog] = form.field('links').read().value
    form.set('first_name', 'Zoé')
    const saving = form.save()
    form.set('first_name', 'Zoé-Anne')
    await saving
    expect(form.values()).toMatchObject({ first_name: 'Zoé-Anne', email: 'c@d.fr' })
    expect(form.values().links.map(({ title }) => title)).toEqual(['Blog', 'Ajouté'])
    expect(form.field('links').read().value[0]).toBe(blog)
    expect(form.field('links').read().isDirty).toBe(false)
    form.set('first_name', 'ZOÉ')
    expect(form.state().isDirty).toBe(false)
  })

  it('notifies only the fields that it changes', async () => {
    const { form } = employeeForm()
    const [changed, untouched] = [vi.fn(), vi.fn()]
    form.set('first_name', 'Zoé')
    form.field('first_name').subscribe(changed)
    form.field('email').subscribe(untouched)
    await form.save()
    expect(changed).toHaveBeenCalledTimes(1)
    expect(untouched).not.toHaveBeenCalled()
  })

  it('shows server errors on their fields until the fields change', async () => {
    const refused = Object.assign(new Error('refusé'), {
      errors: { email: 'Déjà pris', 'links.0.url': ['Introuvable'], unknown: 'Inconnu' },
    })
    const save = vi.fn<() => Promise<void>>().mockRejectedValueOnce(refused).mockResolvedValue()
    const { form } = employeeForm({
      save,
      initial: { first_name: 'Zoé', links: [{ title: 'Blog', url: '' }] },
      errorsOf: (thrown) => (thrown as typeof refused).errors,
    })
    const [blog] = form.field('links').read().value
    form.set('email', 'a@b.fr')
    await form.save()
    expect(form.state().canSave).toBe(false)
    expect(form.field(`links.${blog!}.url`).read().errors).toEqual(['Introuvable'])
    form.blur('email')
    expect(form.field('email').read().errors).toEqual(['Déjà pris'])
    form.set('email', 'c@d.fr')
    expect(form.field('email').read().errors).toEqual([])
    expect(await form.save()).toBe(true)
  })

  it('does not affect a record that is loaded during the save', async () => {
    const { save, control } = slowSave()
    const { form } = employeeForm({ save })
    form.set('first_name', 'Zoé')
    const saving = form.save()
    form.reset({ first_name: 'Noé' })
    control.finish()
    await saving
    expect(form.values().first_name).toBe('Noé')
    expect(form.state()).toMatchObject({ isDirty: false, status: 'idle' })
  })
})
