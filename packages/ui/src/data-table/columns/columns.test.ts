import { describe, expect, it } from 'vitest'
import {
  declaredColumns,
  layOver,
  parseColumnState,
  toRemember,
  type ColumnState,
} from './column-state.ts'
import { boundedWidth, columnTrack, leastWidth } from './column-track.ts'
import { moved } from './move-column.ts'

describe('columnTrack', () => {
  it('shares the space by width, and grows to the longest word', () => {
    expect(columnTrack(240, undefined, false)).toBe('minmax(auto, 240fr)')
    expect(columnTrack(undefined, undefined, false)).toBe('minmax(auto, 160fr)')
    expect([240, 80, undefined].map(leastWidth)).toEqual([112, 80, 112])
    expect(leastWidth('max-content')).toBeUndefined()
  })

  it('does not depend on the contents of virtual rows', () => {
    expect(columnTrack(240, undefined, true)).toBe('minmax(112px, 240fr)')
    expect(columnTrack(80, undefined, true)).toBe('minmax(80px, 80fr)')
  })

  it('accepts a CSS track as the width; a width set by the user overrides it', () => {
    expect(columnTrack('max-content', undefined, false)).toBe('max-content')
    expect(columnTrack('30%', 210, false)).toBe('210px')
  })

  it('clamps a width set by the user', () => {
    expect([10, 100.4, 5000].map(boundedWidth)).toEqual([64, 100, 1200])
  })
})

describe('moved', () => {
  const keys = ['email', 'name', 'team', 'signature']

  it('moves a column to the position of another', () => {
    expect(moved(keys, 'email', 'team')).toEqual(['name', 'team', 'email', 'signature'])
    expect(moved(keys, 'gone', 'team')).toEqual(keys)
    expect(moved(keys, 'signature', 'email')).toEqual(['signature', 'email', 'name', 'team'])
  })
})

describe('parseColumnState', () => {
  it('reads back what was written', () => {
    const state = {
      columnVisibility: { team: false },
      columnOrder: ['name', 'email'],
      columnPinning: { start: ['name'], end: [] },
      columnSizing: { name: 220 },
      columnUnpinned: ['email'],
    }
    expect(parseColumnState(JSON.stringify(state))).toEqual(state)
  })

  it.each(['', 'null', '[]', '7', '{"columnOrder":7,"columnSizing":{"name":"wide","team":-1}}'])(
    'drops invalid entries: %s',
    (json) => {
      const declared = declaredColumns([])
      const remembered = parseColumnState(json)
      expect(remembered ? layOver(remembered, declared) : declared).toEqual(declared)
    },
  )
})

describe('stored columns', () => {
  const declared = declaredColumns([
    { key: 'name', pinned: 'start' },
    { key: 'email', isHidden: true },
    { key: 'team' },
    { key: 'state', pinned: 'end' },
  ])
  const keep = (state: ColumnState) => toRemember(state, declared)

  it('are restored as the user left them', () => {
    const left: ColumnState = {
      columnVisibility: { email: true, team: false },
      columnOrder: ['team', 'email'],
      columnPinning: { start: ['team'], end: ['state'] },
      columnSizing: { team: 90 },
    }
    expect(layOver(keep(left), declared)).toEqual(left)
  })

  it('do not affect columns that are added later', () => {
    const left = {
      ...declared,
      columnVisibility: { ...declared.columnVisibility, team: false },
      columnPinning: { start: [], end: ['state'] },
    }
    const later = declaredColumns([
      { key: 'name', pinned: 'start' },
      { key: 'email', isHidden: true },
      { key: 'team' },
      { key: 'phone', isHidden: true },
      { key: 'badge', pinned: 'start' },
      { key: 'state', pinned: 'end' },
    ])
    expect(layOver(keep(left), later)).toMatchObject({
      columnVisibility: { email: false, team: false, phone: false },
      columnPinning: { start: ['badge'], end: ['state'] },
    })
  })

  it('fall back to the declared columns for anything that the user did not change', () => {
    const shown = declaredColumns([{ key: 'email' }, { key: 'name', pinned: 'start' }])
    expect(layOver(keep({ ...declared, columnSizing: { name: 220 } }), shown)).toMatchObject({
      columnVisibility: {},
      columnSizing: { name: 220 },
    })
  })
})

it('shows a column stored as hidden once its cell has `isAlwaysShown`', () => {
  const hidden = toRemember(
    { ...declaredColumns([]), columnVisibility: { name: false, team: false } },
    declaredColumns([]),
  )
  const declared = declaredColumns([{ key: 'name', isAlwaysShown: true }, { key: 'team' }])
  const state = layOver(hidden, declared)
  expect(state.columnVisibility).toEqual({ name: true, team: false })
  expect(toRemember(state, declared).columnVisibility).toEqual({ team: false })
})

it('derives the initial state from `pinned` and `isHidden`', () => {
  expect(
    declaredColumns([
      { key: 'name', pinned: 'start' },
      { key: 'email', isHidden: true },
      { key: 'team' },
      { key: 'state', pinned: 'end' },
    ]),
  ).toEqual({
    columnVisibility: { email: false },
    columnOrder: [],
    columnPinning: { start: ['name'], end: ['state'] },
    columnSizing: {},
  })
})
