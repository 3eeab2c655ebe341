import { act, useLayoutEffect, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mountScreens } from './mount.fixture.tsx'
import { type Undoable, useUndoable } from './use-undoable.ts'

interface Program {
  title: string
  level: number
}

const screen = mountScreens()
const stored: Program = { title: '', level: 1 }

let shown: { value: Program; history: Undoable<Program> }

function Screen() {
  const [value, set] = useState(stored)
  const history = useUndoable({ value, set })
  useLayoutEffect(() => {
    shown = { value, history }
  })
  return null
}

const change = (changes: Partial<Program>, key?: string) =>
  act(() => shown.history.change(changes, key))

let now = 0
beforeEach(() => {
  now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  screen.render(<Screen />)
})
afterEach(() => void vi.restoreAllMocks())

it('undoes a quick succession of changes to a field in one step, and redoes them', () => {
  change({ title: 'D' }, 'title')
  now = 900
  change({ title: 'Dos' }, 'title')
  act(() => shown.history.undo())
  expect(shown.value).toEqual(stored)
  expect(shown.history).toMatchObject({ canUndo: false, canRedo: true })
  act(() => shown.history.redo())
  expect(shown.value.title).toBe('Dos')
})

it('starts a new step after a pause, and for each change without a key', () => {
  change({ title: 'D' }, 'title')
  now = 1100
  change({ title: 'Dos' }, 'title')
  change({ level: 2 })
  act(() => shown.history.undo())
  expect(shown.value).toEqual({ title: 'Dos', level: 1 })
  act(() => shown.history.undo())
  expect(shown.value).toEqual({ title: 'D', level: 1 })
})

it('forgets all steps when the history is cleared', () => {
  change({ level: 2 })
  act(() => shown.history.clear())
  expect(shown.history).toMatchObject({ canUndo: false, canRedo: false })
  act(() => shown.history.undo())
  expect(shown.value.level).toBe(2)
})
