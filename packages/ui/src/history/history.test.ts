import { describe, expect, it } from 'vitest'
import { createHistory } from './history.ts'

interface Field {
  name: string
  value: unknown
}

function clockedHistory(depth?: number) {
  let time = 0
  const history = createHistory<Field>({
    pause: 500,
    now: () => time,
    isRestored: ({ before, after }) => before.value === after.value,
    ...(depth === undefined ? {} : { depth }),
  })
  const type = (name: string, before: unknown, after: unknown) =>
    history.record({ before: { name, value: before }, after: { name, value: after } }, name)
  return { history, type, wait: (milliseconds: number) => (time += milliseconds) }
}

const nameFrom = (before: unknown, after: unknown) => ({
  before: { name: 'name', value: before },
  after: { name: 'name', value: after },
})

describe('steps', () => {
  it('joins changes with the same key within the pause', () => {
    const { history, type, wait } = clockedHistory()
    type('name', '', 'Z')
    wait(500)
    type('name', 'Z', 'Zo')
    wait(500)
    type('name', 'Zo', 'Zoé')
    expect(history.length()).toBe(1)
    expect(history.undo()).toEqual(nameFrom('', 'Zoé'))
  })

  it('starts a new step after a longer pause', () => {
    const { history, type, wait } = clockedHistory()
    type('name', '', 'Z')
    wait(501)
    type('name', 'Z', 'Zo')
    expect(history.length()).toBe(2)
  })

  it('starts a new step for a different key, after an undo and after `endStep`', () => {
    const { history, type } = clockedHistory()
    type('name', '', 'Z')
    type('email', '', 'z')
    type('email', 'z', 'zo')
    history.undo()
    type('name', 'Z', 'Zo')
    history.endStep()
    type('name', 'Zo', 'Zoé')
    expect(history.length()).toBe(3)
  })

  it('drops a step that ends where it started', () => {
    const { history, type } = clockedHistory()
    type('name', '', 'Z')
    type('name', 'Z', '')
    expect(history.length()).toBe(0)
    expect(history.undo()).toBeNull()
  })

  it('never joins changes without a key', () => {
    const { history } = clockedHistory()
    const links = (value: readonly string[]) => ({ name: 'links', value })
    history.record({ before: links([]), after: links(['k1']) }, null)
    history.record({ before: links(['k1']), after: links(['k1', 'k2']) }, null)
    expect(history.length()).toBe(2)
  })

  it('keeps at most `depth` steps', () => {
    const { history, type } = clockedHistory(2)
    type('first_name', '', 'Zoé')
    type('name', '', 'Roy')
    type('email', '', 'z')
    expect(history.length()).toBe(2)
    history.undo()
    expect(history.undo()).toEqual(nameFrom('', 'Roy'))
    expect(history.undo()).toBeNull()
  })
})

describe('redo', () => {
  it('redoes undone steps in order, until something else changes', () => {
    const { history, type, wait } = clockedHistory()
    type('name', '', 'Zoé')
    wait(501)
    type('name', 'Zoé', 'Noé')
    expect(history.undo()).toEqual(nameFrom('Zoé', 'Noé'))
    expect(history.undo()).toEqual(nameFrom('', 'Zoé'))
    expect(history.redo()).toEqual(nameFrom('', 'Zoé'))
    type('email', '', 'n')
    expect(history.canRedo()).toBe(false)
    expect(history.redo()).toBeNull()
  })
})

it('discards the oldest steps on request', () => {
  const { history, type } = clockedHistory()
  type('name', '', 'Zoé')
  type('email', '', 'z')
  history.forget(1)
  expect(history.undo()?.after.name).toBe('email')
  expect(history.undo()).toBeNull()
})
