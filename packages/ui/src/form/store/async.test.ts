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

interface Question {
  value: unknown
  signal: AbortSignal
  answer: (message: string | null) => void
  fail: () => void
}

/** A form whose address is looked up elsewhere, and the questions that were asked so far. */
function addressForm(options: Partial<FormOptions<{ address: string; name: string }>> = {}) {
  const questions: Question[] = []
  registerAsyncValidator('free_address', (value, _, { signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<string | null>()
    questions.push({ value, signal, answer: resolve, fail: () => reject(new Error('offline')) })
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
  return { form, leave, questions, save }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('a validator that asks elsewhere', () => {
  it('is shown as asking, and its answer as an error', async () => {
    const { form, leave, questions } = addressForm()
    leave('camille@exemple.fr')
    expect(form.field('address').read().isChecking).toBe(true)
    questions[0]!.answer('Déjà pris')
    await settled()
    expect(form.field('address').read()).toMatchObject({
      isChecking: false,
      errors: ['Déjà pris'],
    })
  })

  it('is not asked about a value that is wrong anyway, nor about an empty one', () => {
    const { leave, questions } = addressForm()
    leave('pas une adresse')
    leave('')
    expect(questions).toEqual([])
  })

  it('is not asked twice about the same value', async () => {
    const { form, leave, questions } = addressForm()
    leave('camille@exemple.fr')
    form.blur('address')
    questions[0]!.answer(null)
    await settled()
    form.blur('address')
    expect(await form.save()).toBe(true)
    expect(questions).toHaveLength(1)
  })

  it('is stopped by another value, and its late answer is dropped', async () => {
    const { form, leave, questions } = addressForm()
    leave('camille@exemple.fr')
    leave('zoe@exemple.fr')
    expect(questions.map(({ signal }) => signal.aborted)).toEqual([true, false])
    questions[1]!.answer(null)
    await settled()
    questions[0]!.answer('Déjà pris')
    await settled()
    expect(form.field('address').read()).toMatchObject({ isChecking: false, errors: [] })
  })

  it('says so where it got no answer, and asks again', async () => {
    const { form, leave, questions } = addressForm()
    leave('camille@exemple.fr')
    questions[0]!.fail()
    await settled()
    expect(form.field('address').read().message).toBe('Vérification impossible pour le moment')
    form.blur('address')
    questions[1]!.answer(null)
    await settled()
    expect(form.field('address').read().message).toBe('')
  })
})

describe('saving', () => {
  it('waits for the answer', async () => {
    const { form, leave, questions, save } = addressForm()
    leave('camille@exemple.fr')
    const saving = form.save()
    expect(form.state()).toMatchObject({ status: 'checking', canSave: false })
    expect(await form.save()).toBe(false)
    questions[0]!.answer(null)
    expect(await saving).toBe(true)
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('does not happen when the answer is an error', async () => {
    const { form, questions, save } = addressForm()
    form.set('address', 'camille@exemple.fr')
    const saving = form.save()
    questions[0]!.answer('Déjà pris')
    expect(await saving).toBe(false)
    expect(save).not.toHaveBeenCalled()
    expect(form.state()).toMatchObject({ status: 'idle', hasErrors: true })
  })

  it('asks about what was typed while it waited', async () => {
    const { form, questions, save } = addressForm()
    form.set('address', 'camille@exemple.fr')
    const saving = form.save()
    form.set('address', 'zoe@exemple.fr')
    await settled()
    expect(questions.map(({ value }) => value)).toEqual(['camille@exemple.fr', 'zoe@exemple.fr'])
    questions[1]!.answer(null)
    expect(await saving).toBe(true)
    expect(save).toHaveBeenCalledWith({ address: 'zoe@exemple.fr', name: '' })
  })

  it('leaves what is typed after it was sent to undo, also right after what was typed before', async () => {
    const stored = Promise.withResolvers<void>()
    const { form, questions } = addressForm({ now: () => 0, save: () => stored.promise })
    form.set('address', 'camille@exemple.fr')
    const saving = form.save()
    form.set('name', 'Cam')
    questions[0]!.answer(null)
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
