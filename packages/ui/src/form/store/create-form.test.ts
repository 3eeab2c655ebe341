import { describe, expect, it, vi } from 'vitest'
import { defineForm } from '../description/define-form.ts'
import { employee, employeeForm } from './testing/employee-form.ts'
import { createForm } from './create-form.ts'

describe('a form', () => {
  it('takes missing values from the description, or else from the field types', () => {
    const { form } = employeeForm({ initial: { links: [{ title: 'Blog', url: '' }] } })
    expect(form.values()).toEqual({
      first_name: '',
      email: '',
      is_manager: false,
      team: '',
      links: [{ title: 'Blog', url: '' }],
    })
  })

  it('throws if a field has neither an initial value nor a registered type', () => {
    // A custom type that is not registered anywhere in this process.
    const type = 'unheard-of' as 'number'
    const description = defineForm({ fields: [{ name: 'taste', type, label: 'Goût' }] })
    expect(() => createForm(description, { save: async () => {} })).toThrow(
      'No field type is named "unheard-of": import "@org/ui/form/fields"',
    )
  })

  it('throws for an unregistered image type and says how to register it', async () => {
    // Other test files in the same process may have registered the image type.
    vi.resetModules()
    const { createForm } = await import('./create-form.ts')
    const description = defineForm({ fields: [{ name: 'logo', type: 'image', label: 'Logo' }] })
    expect(() => createForm(description, { save: async () => {} })).toThrow(
      'No field type is named "image": call registerImageField',
    )
  })

  it('[3.4.16] is dirty while a value differs from its saved value', () => {
    const { form } = employeeForm()
    expect(form.state().isDirty).toBe(false)
    form.set('first_name', 'Zoé')
    expect(form.state().isDirty).toBe(true)
    expect(form.field('first_name').read().isDirty).toBe(true)
    expect(form.field('email').read().isDirty).toBe(false)
    form.set('first_name', 'Camille')
    expect(form.state().isDirty).toBe(false)
  })

  it('calls back after each change of a value, and returns the same values object until the next change', () => {
    const { form } = employeeForm({ initial: { links: [{ title: 'Blog', url: '' }] } })
    const listener = vi.fn()
    const stop = form.subscribeToValues(listener)
    form.set('first_name', 'Z')
    form.set('first_name', 'Zo')
    expect(listener).toHaveBeenCalledTimes(2)
    const key = form.addItem('links', { title: 'Portfolio', url: '' })
    form.set(`links.${key}.url`, 'https://zoe.example')
    expect(listener).toHaveBeenCalledTimes(4)
    expect(form.values().links[1]).toEqual({ title: 'Portfolio', url: 'https://zoe.example' })
    form.blur('email')
    expect(form.values()).toBe(form.values())
    form.undo()
    form.reset()
    expect(listener.mock.calls.length).toBeGreaterThanOrEqual(6)
    const calls = listener.mock.calls.length
    stop()
    form.set('first_name', 'Zoé')
    expect(listener).toHaveBeenCalledTimes(calls)
  })

  it('applies a field’s transforms to its value', () => {
    const { form } = employeeForm()
    form.set('email', ' a @b.fr ')
    expect(form.field('email').read().value).toBe('a@b.fr')
  })

  it('applies transforms only after the input method has composed a letter', () => {
    const { form } = employeeForm()
    const { onChange, onCompositionStart, onCompositionEnd } = form.field('email').read()
    onCompositionStart()
    onChange('a ^')
    expect(form.values().email).toBe('a ^')
    onChange('a ê')
    onCompositionEnd()
    expect(form.values().email).toBe('aê')
  })

  it('notifies the changed field’s listeners, the form’s if its state changes, and no other field’s', () => {
    const { form } = employeeForm()
    const [first, second, whole] = [vi.fn(), vi.fn(), vi.fn()]
    form.field('first_name').subscribe(first)
    form.field('email').subscribe(second)
    form.subscribe(whole)
    form.set('first_name', 'Z')
    form.set('first_name', 'Zo')
    expect(first).toHaveBeenCalledTimes(2)
    expect(second).not.toHaveBeenCalled()
    expect(whole).toHaveBeenCalledTimes(1)
  })

  it('returns the same objects until something changes', () => {
    const { form } = employeeForm()
    expect(form.field('email').read()).toBe(form.field('email').read())
    expect(form.state()).toBe(form.state())
    expect(form.values()).toBe(form.values())
  })

  it('throws for a path without a field', () => {
    const { form } = employeeForm()
    expect(() => form.field('age' as 'email')).toThrow('This form has no field at "age".')
  })
})

describe('a condition', () => {
  it('hides the fields in a group, keeps their values and skips their validation', async () => {
    const save = vi.fn(async () => {})
    const { form } = employeeForm({ save })
    expect(form.field('team').read().isVisible).toBe(false)
    form.set('first_name', 'Zoé')
    expect(await form.save()).toBe(true)
    form.set('is_manager', true)
    expect(form.field('team').read().isVisible).toBe(true)
    expect(await form.save()).toBe(false)
    form.set('team', 'Nantes')
    form.set('is_manager', false)
    expect(form.values().team).toBe('Nantes')
    expect(await form.save()).toBe(true)
  })

  it('removes the messages of hidden fields', () => {
    const { form } = employeeForm({ initial: { first_name: 'Zoé', is_manager: true } })
    form.blur('team')
    expect(form.state().hasErrors).toBe(true)
    form.set('is_manager', false)
    expect(form.state().hasErrors).toBe(false)
  })

  it('looks up a field in the same list item first', () => {
    const { form } = employeeForm({
      initial: {
        links: [
          { title: 'Blog', url: '' },
          { title: '', url: '' },
        ],
      },
    })
    const [first, second] = form.field('links').read().value
    expect(form.field(`links.${first!}.url`).read().isDisabled).toBe(false)
    expect(form.field(`links.${second!}.url`).read().isDisabled).toBe(true)
    form.set(`links.${second!}.title`, 'Site')
    expect(form.field(`links.${second!}.url`).read().isDisabled).toBe(false)
  })

  it('is evaluated only when a field that it depends on changes', () => {
    const evaluated = vi.fn()
    const condition = {
      field: 'role',
      get is() {
        evaluated()
        return 'admin'
      },
    }
    const description = defineForm({
      fields: [
        { name: 'role', type: 'text', label: 'Rôle', initial: 'admin' },
        { name: 'name', type: 'text', label: 'Nom', initial: '' },
        { name: 'code', type: 'text', label: 'Code', initial: '', visible: condition },
      ],
    })
    const form = createForm(description, { save: async () => {} })
    evaluated.mockClear()
    form.set('name', 'Zoé')
    form.set('code', '1234')
    expect(evaluated).not.toHaveBeenCalled()
    form.set('role', 'member')
    expect(evaluated).toHaveBeenCalledTimes(1)
  })
})

describe('a list', () => {
  const links = [
    { title: 'Blog', url: 'https://blog.exemple.fr' },
    { title: 'Site', url: '' },
  ]

  it('keeps the items’ keys when items are added, moved and removed', () => {
    const { form } = employeeForm({ initial: { links } })
    const [blog, site] = form.field('links').read().value
    const added = form.addItem('links', { title: 'Agenda' }, 1)
    expect(form.field('links').read().value).toEqual([blog, added, site])
    form.moveItem('links', 0, 2)
    form.set(`links.${blog!}.title`, 'Journal')
    form.removeItem('links', site!)
    expect(form.values().links).toEqual([
      { title: 'Agenda', url: '' },
      { title: 'Journal', url: 'https://blog.exemple.fr' },
    ])
  })

  it('is no longer dirty once an added item is removed, even if the item was edited', () => {
    const { form } = employeeForm({ initial: { links } })
    const key = form.addItem('links')
    form.set(`links.${key}.title`, 'Agenda')
    form.removeItem('links', key)
    expect(form.state().isDirty).toBe(false)
  })

  it('restores a removed item with its typed text', () => {
    const { form } = employeeForm({ initial: { links } })
    const [blog] = form.field('links').read().value
    form.set(`links.${blog!}.title`, 'Journal')
    form.removeItem('links', blog!)
    form.undo()
    expect(form.values().links[0]).toEqual({ ...links[0], title: 'Journal' })
    form.undo()
    expect(form.values().links).toEqual(links)
  })

  it('validates the fields of its items', async () => {
    const { form } = employeeForm({ initial: { first_name: 'Zoé', links } })
    const [blog] = form.field('links').read().value
    form.set(`links.${blog!}.url`, 'pas une adresse')
    expect(await form.save()).toBe(false)
    expect(form.field(`links.${blog!}.url`).read().message).toBe("Mauvais format d'url")
    form.removeItem('links', blog!)
    expect(form.state().hasErrors).toBe(false)
  })

  it('throws if an item is added to a plain field', () => {
    const { form } = employeeForm()
    expect(() => form.addItem('email' as 'links')).toThrow('"email" is a field and not a list.')
  })
})

describe('reset', () => {
  it('restores the saved values, including lists, and clears the history', () => {
    const { form } = employeeForm({ initial: { links: [{ title: 'Blog', url: '' }] } })
    const [blog] = form.field('links').read().value
    form.set('first_name', '')
    form.blur('first_name')
    form.set(`links.${blog!}.title`, 'Journal')
    form.removeItem('links', blog!)
    form.reset()
    expect(form.values()).toMatchObject({ first_name: '', links: [{ title: 'Blog', url: '' }] })
    expect(form.state()).toMatchObject({ isDirty: false, hasErrors: false, canRedo: false })
    form.undo()
    expect(form.state().isDirty).toBe(false)
  })

  it('loads another record and marks it as saved', () => {
    const { form } = employeeForm()
    form.set('first_name', 'Zoé')
    form.reset({ first_name: 'Noé', email: 'noe@exemple.fr', links: [{ title: 'Blog', url: '' }] })
    expect(form.values()).toMatchObject({ first_name: 'Noé', links: [{ title: 'Blog', url: '' }] })
    expect(form.state().isDirty).toBe(false)
  })
})

it('works with a description parsed from JSON', () => {
  const form = createForm(JSON.parse(JSON.stringify(employee)) as typeof employee, {
    save: async () => {},
  })
  form.set('is_manager', true)
  form.addItem('links', { title: 'Blog' })
  form.set('email', ' abc ')
  form.blur('email')
  expect(form.field('email').read().message).toBe("Mauvais format d'email")
  expect(form.field('team').read().isVisible).toBe(true)
  expect(form.values().links).toEqual([{ title: 'Blog', url: '' }])
})

it('accepts a field of an unregistered type if it has an initial value', async () => {
  const type = 'drawing' as 'text'
  const description = defineForm({ fields: [{ name: 'sketch', type, label: 'Croquis' }] })
  const [initial, edited] = ['{"lines":[]}', '{"lines":[1]}']
  const save = vi.fn(async () => {})
  const form = createForm(description, { initial: { sketch: initial }, save })
  form.set('sketch', edited)
  expect(form.state().isDirty).toBe(true)
  await form.save()
  expect(save).toHaveBeenCalledWith({ sketch: edited })
  form.reset({ sketch: initial })
  expect(form.values()).toEqual({ sketch: initial })
})
