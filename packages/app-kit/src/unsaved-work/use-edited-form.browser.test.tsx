import { defineForm, type FormStore } from '@org/ui/form'
import { act, useLayoutEffect } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { operationFailed } from '../operations/operations-slice.ts'
import { RefusedError } from '../operations/refused-fields.ts'
import { signedIn } from '../session/session-slice.ts'
import { toStoredDraft } from './form-draft.ts'
import { mountScreens } from './mount.fixture.tsx'
import { draftStorages, tabDraftsIn } from './tab-drafts.ts'
import { useEditedForm, type EditedForm } from './use-edited-form.ts'

interface Team {
  id: string
  revision: number
  name: string
}

interface Values {
  name: string
}

const description = defineForm({ fields: [{ name: 'name', type: 'text', label: 'Nom' }] })
const screen = mountScreens()
const save = vi.fn<(values: Values, base: Team) => Promise<Team | null>>()

const opened: Team = { id: 'sales', revision: 1, name: 'Commercial' }
let shown: EditedForm<Team, Values>

function Screen({ team }: { team: Team }) {
  const result = useEditedForm<Team, Values>(description, {
    operation: 'teams/update',
    entity: team,
    toForm: ({ name }) => ({ name }),
    save,
    keptAs: ['team', 'sales'],
  })
  useLayoutEffect(() => {
    shown = result
  })
  return null
}

beforeEach(() => localStorage.clear())

const form = (): FormStore<Values> => shown.form
const type = (name: string) => act(() => form().set('name', name))
const submit = () => act(() => form().save())

it('saves against the revision that was opened, even if the store has a newer one', async () => {
  save.mockReset().mockResolvedValue({ ...opened, revision: 3, name: 'Ventes' })
  screen.render(<Screen team={opened} />)
  screen.render(<Screen team={{ ...opened, revision: 2, name: 'Commerce' }} />)
  type('Ventes')
  await submit()
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Ventes' }, opened)
})

it('continues from the saved entity, as the server has stored it', async () => {
  const stored = { ...opened, revision: 2, name: 'Ventes' }
  save.mockReset().mockResolvedValue(stored)
  screen.render(<Screen team={opened} />)
  type(' Ventes ')
  expect(shown.isDirty).toBe(true)
  await submit()
  expect(shown.isDirty).toBe(false)
  expect(form().values()).toEqual({ name: 'Ventes' })
  type('Vente')
  await submit()
  expect(save).toHaveBeenLastCalledWith({ name: 'Vente' }, stored)
})

it('keeps the typed values and says why a save failed', async () => {
  save.mockReset().mockRejectedValue(new Error('Service indisponible'))
  screen.render(<Screen team={opened} />)
  type('Ventes')
  await submit()
  expect(shown).toMatchObject({ isDirty: true, failure: 'Service indisponible' })
  expect(form().values()).toEqual({ name: 'Ventes' })
})

it('shows the error of a rejected value only at its field', async () => {
  save.mockReset().mockRejectedValue(new RefusedError('Refusé', { name: 'Déjà pris' }))
  screen.render(<Screen team={opened} />)
  type('Ventes')
  await submit()
  expect(shown.failure).toBeNull()
  expect(form().field('name').read().errors).toEqual(['Déjà pris'])
})

it('shows a conflict instead of the failure, until the form continues from the newer entity', async () => {
  const current = { ...opened, revision: 2, name: 'Commerce' }
  save.mockReset().mockImplementation(() => {
    const conflict = { current, fields: ['name'] }
    screen.store.dispatch(operationFailed({ key: 'teams/update', message: 'Conflit', conflict }))
    return Promise.reject(new Error('Conflit'))
  })
  screen.render(<Screen team={opened} />)
  type('Ventes')
  await submit()
  expect(shown.failure).toBeNull()
  expect(shown.edited.conflict).toEqual({ current, fields: ['name'] })
  act(() => shown.edited.rebase(current))
  expect(shown.edited.conflict).toBeNull()
  expect(shown.edited.base()).toBe(current)
})

/** Stores unsaved values in this browser, as an earlier visit would. */
function leaveDraft(values: Values, base: Team, fields = description) {
  const storages = draftStorages()
  if (!storages) throw new Error('This browser has no storage')
  const drafts = tabDraftsIn(storages, { name: 'team', parse: (stored) => stored })
  const place = { ownerId: 'camille', path: ['lueur', 'sales'] }
  drafts.write(drafts.keyFor(place), toStoredDraft(fields, { values, base }))
  const auth = { access_token: 'token', user_id: 'camille', organisation_id: 'lueur' }
  const nobody = { user: null, organisation: null, otherAccounts: [] }
  screen.store.dispatch(signedIn({ auth, ...nobody, action: 'login' }))
}

it('continues with the values and the revision of an earlier visit', async () => {
  save.mockReset().mockResolvedValue({ ...opened, revision: 3, name: 'Ventes' })
  leaveDraft({ name: 'Ventes' }, opened)
  screen.render(<Screen team={{ ...opened, revision: 2, name: 'Commerce' }} />)
  expect(form().values()).toEqual({ name: 'Ventes' })
  expect(shown).toMatchObject({ isDirty: true, kept: { isResumed: true } })
  await submit()
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Ventes' }, opened)
})

it('shows the stored values once the work of an earlier visit is dropped', async () => {
  const newer = { ...opened, revision: 2, name: 'Commerce' }
  save.mockReset().mockResolvedValue(newer)
  leaveDraft({ name: 'Ventes' }, opened)
  screen.render(<Screen team={newer} />)
  act(() => shown.kept.drop())
  expect(form().values()).toEqual({ name: 'Commerce' })
  expect(shown.isDirty).toBe(false)
  type('Commerces')
  await submit()
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Commerces' }, newer)
})

it('ignores unsaved values of a form that had other fields', () => {
  const former = defineForm({ fields: [{ name: 'name', type: 'multiline', label: 'Nom' }] })
  leaveDraft({ name: 'Ventes' }, opened, former)
  screen.render(<Screen team={opened} />)
  expect(form().values()).toEqual({ name: 'Commercial' })
  expect(shown.kept.isResumed).toBe(false)
})
