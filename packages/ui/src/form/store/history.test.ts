import { describe, expect, it } from 'vitest'
import { createHistory, type Changes } from './history.ts'

function clockedHistory() {
  let time = 0
  const history = createHistory(() => time)
  const type = (field: string, before: unknown, after: unknown) =>
    history.record(new Map([[field, { before, after }]]), field)
  return { history, type, wait: (milliseconds: number) => (time += milliseconds) }
}

const read = (changes: Changes | null) => changes && Object.fromEntries(changes)

describe('steps', () => {
  it('joins keystrokes of one field within 500 ms of each other', () => {
    const { history, type, wait } = clockedHistory()
    type('name', '', 'Z')
    wait(500)
    type('name', 'Z', 'Zo')
    wait(500)
    type('name', 'Zo', 'Zoé')
    expect(history.length()).toBe(1)
    expect(read(history.undo())).toEqual({ name: { before: '', after: 'Zoé' } })
  })

  it('begins a step after a longer pause', () => {
    const { history, type, wait } = clockedHistory()
    type('name', '', 'Z')
    wait(501)
    type('name', 'Z', 'Zo')
    expect(history.length()).toBe(2)
  })

  it('begins a step with another field, after an undo and when told', () => {
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

  it('drops a step that ends where it began', () => {
    const { history, type } = clockedHistory()
    type('name', '', 'Z')
    type('name', 'Z', '')
    expect(history.length()).toBe(0)
    expect(history.undo()).toBeNull()
  })

  it('never joins what is no keystroke', () => {
    const { history } = clockedHistory()
    history.record(new Map([['links', { before: [], after: ['k1'] }]]), null)
    history.record(new Map([['links', { before: ['k1'], after: ['k1', 'k2'] }]]), null)
    expect(history.length()).toBe(2)
  })
})

describe('redo', () => {
  it('takes steps again in their order, until something else is done', () => {
    const { history, type, wait } = clockedHistory()
    type('name', '', 'Zoé')
    wait(501)
    type('name', 'Zoé', 'Noé')
    history.undo()
    history.undo()
    expect(read(history.redo())).toEqual({ name: { before: '', after: 'Zoé' } })
    type('email', '', 'n')
    expect(history.canRedo()).toBe(false)
    expect(history.redo()).toBeNull()
  })
})

it('forgets the oldest steps', () => {
  const { history, type } = clockedHistory()
  type('name', '', 'Zoé')
  type('email', '', 'z')
  history.forget(1)
  expect(Object.keys(read(history.undo()) ?? {})).toEqual(['email'])
  expect(history.undo()).toBeNull()
})
