import { describe, expect, it, vi } from 'vitest'
import { registerAsyncValidator } from '../../validators/index.ts'
import { defineForm } from '../description/define-form.ts'
import type { FormOptions } from './form-store.ts'
import { createForm } from './create-form.ts'

declare module '../../validators/registry.ts' {
  interface ValidatorArguments {
    free_address: undefined
  }
}

interface CheckRequest {
  value: unknown
  signal: AbortSignal
  respond: (message: string | null) => void
  fail: () => void
}

/**
 * Creates a form with an asynchronously validated address, and a list that records the validation
 * requests.
 */
function addressForm(options: Partial<FormOptions<{ address: string; name: string }>> = {}) {
  const requests: CheckRequest[] = []
  registerAsyncValidator('free_address', (value, _, { signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<string | null>()
    requests.push({ value, signal, respond: resolve, fail: () => reject(new Error('offline')) })
    return promise
  })
  const description = defineForm({
    fields: [
      {
        name: 'address',
        type: 'text',
        label: 'Adresse',
        initial: '',
        validators: ['email', 'free_address'],
      },
      { name: 'name', type: 'text', label: 'Nom', initial: '' },
    ],
  })
  const save = vi.fn(async () => {})
  const form = createForm(description, { save, ...options })
  const leave = (value: string) => {
    form.set('address', value)
    form.blur('address')
  }
  return { form, leave, requests, save }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('an asynchronous validator', () => {
  it('marks the field as checking, then shows its message as an error', async () => {
    const { form, leave, requests } = addressForm()
    leave('camille@exemple.fr')
    expect(form.field('address').read().isChecking).toBe(true)
    requests[0]!.respond('Déjà pris')
    await settled()
    expect(form.field('address').read()).toMatchObject({
      isChecking: false,
      errors: ['Déjà pris'],
    })
  })

  it('does not run for an invalid or an empty value', () => {
    const { leave, requests } = addressForm()
    leave('pas une adresse')
    leave('')
    expect(requests).toEqual([])
  })

  it('does not run twice for the same value', async () => {
    const { form, leave, requests } = addressForm()
    leave('camille@exemple.fr')
    form.blur('address')
    requests[0]!.respond(null)
    await settled()
    form.blur('address')
    expect(await form.save()).toBe(true)
    expect(requests).toHaveLength(1)
  })

  it('is aborted by a new value, and its late result is ignored', async () => {
    const { form, leave, requests } = addressForm()
    leave('camille@exemple.fr')
    leave('zoe@exemple.fr')
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
    requests[1]!.respond(null)
    await settled()
    requests[0]!.respond('Déjà pris')
    await settled()
    expect(form.field('address').read()).toMatchObject({ isChecking: false, errors: [] })
  })

  it('shows an error if it fails to run, and runs again on the next blur', async () => {
    const { form, leave, requests } = addressForm()
    leave('camille@exemple.fr')
    requests[0]!.fail()
    await settled()
    expect(form.field('address').read().message).toBe('Vérification impossible pour le moment')
    form.blur('address')
    requests[1]!.respond(null)
    await settled()
    expect(form.field('address').read().message).toBe('')
  })
})

describe('saving', () => {
  it('waits for an asynchronous validator', async () => {
    const { form, leave, requests, save } = addressForm()
    leave('camille@exemple.fr')
    const saving = form.save()
    expect(form.state()).toMatchObject({ status: 'checking', canSave: false })
    expect(await form.save()).toBe(false)
    requests[0]!.respond(null)
    expect(await saving).toBe(true)
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('stops if the validator returns an error', async () => {
    const { form, requests, save } = addressForm()
    form.set('address', 'camille@exemple.fr')
    const saving = form.save()
    requests[0]!.respond('Déjà pris')
    expect(await saving).toBe(false)
    expect(save).not.toHaveBeenCalled()
    expect(form.state()).toMatchObject({ status: 'idle', hasErrors: true })
  })

  it('also validates text that is typed while it waits', async () => {
    const { form, requests, save } = addressForm()
    form.set('address', 'camille@exemple.fr')
    const saving = form.save()
    form.set('address', 'zoe@exemple.fr')
    await settled()
    expect(requests.map(({ value }) => value)).toEqual(['camille@exemple.fr', 'zoe@exemple.fr'])
    requests[1]!.respond(null)
    expect(await saving).toBe(true)
    expect(save).toHaveBeenCalledWith({ address: 'zoe@exemple.fr', name: '' })
  })

  it('puts text typed after the values were sent into a separate undo step', async () => {
    const stored = Promise.withResolvers<void>()
    const { form, requests } = addressForm({ now: () => 0, save: () => stored.promise })
    form.set('address', 'camille@exemple.fr')
    const saving = form.save()
    form.set('name', 'Cam')
    requests[0]!.respond(null)
    await settled()
    expect(form.state().status).toBe('saving')
    form.set('name', 'Camille')
    stored.resolve()
    expect(await saving).toBe(true)
    expect(form.state()).toMatchObject({ isDirty: true, canUndo: true })
    form.undo()
    expect(form.values()).toEqual({ address: 'camille@exemple.fr', name: 'Cam' })
    expect(form.state()).toMatchObject({ isDirty: false, canUndo: false })
  })
})
