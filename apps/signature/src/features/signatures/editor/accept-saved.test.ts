import type { SignatureTemplate } from '@org/api/client'
import { expect, it } from 'vitest'
import { acceptSaved } from './accept-saved.ts'
import { toForm } from './signature-form.ts'

const stored = (signature: object, name = 'Studio') =>
  ({
    id: 'studio',
    name,
    signatureData: JSON.stringify(signature),
    revision: 4,
  }) as SignatureTemplate

const base = stored({ companyName: 'Lueur' })
const opened = toForm(base)
const sent = { ...opened, signature: { ...opened.signature, skype: 'lueur' } }

it('keeps the same signature object when it was stored unchanged', () => {
  const saved = stored({ companyName: 'Lueur', skype: 'lueur' }, 'Studio 2')
  const accepted = acceptSaved({ sent, newest: sent.signature, base, saved })
  expect(accepted?.signature).toBe(sent.signature)
  expect(accepted?.values).toEqual({ name: 'Studio 2', signature: sent.signature })
})

it('uses the stored signature when somebody else has changed other parts', () => {
  const saved = stored({ companyName: 'Lueur de Lyon', skype: 'lueur' })
  const accepted = acceptSaved({ sent, newest: sent.signature, base, saved })
  expect(accepted?.signature).toMatchObject({ companyName: 'Lueur de Lyon', skype: 'lueur' })
})

it('merges the edits made during the save with the stored signature', () => {
  const saved = stored({ companyName: 'Lueur de Lyon', skype: 'lueur' })
  const newest = { ...sent.signature, phone: '01' }
  const accepted = acceptSaved({ sent, newest, base, saved })
  expect(accepted?.signature).toMatchObject({
    companyName: 'Lueur de Lyon',
    skype: 'lueur',
    phone: '01',
  })
  expect(accepted?.values.signature).toMatchObject({ phone: '' })
})

it('when only the name was sent, leaves a conflict for the next save to report', () => {
  const saved = stored({ companyName: 'Lueur de Lyon' })
  const newest = { ...opened.signature, companyName: 'Lueur du soir' }
  expect(acceptSaved({ sent: opened, newest, base, saved })).toBeNull()
})
